import { hasPassed } from '../rules/deadline.ts';
import { refuse } from '../rules/refusal.ts';
import {
  judgeScholarshipCreate,
  judgeScholarshipDelete,
  judgeScholarshipUpdate,
} from '../rules/scholarship.ts';
import type { ScholarshipRecord } from '../store/records.ts';
import type { Call, OperationsOf } from './operation.ts';
import { created, noContent, ok } from './reply.ts';
import { createScholarshipView, showDetail } from './scholarship-view.ts';

const selected = (
  { tables, actor, now }: Call<'scholarships.active' | 'scholarships.expired'>,
  isPast: boolean,
) =>
  ok(
    tables.scholarships
      .all()
      .filter(({ expiredAt }) => hasPassed(expiredAt, now) === isPast)
      .map(createScholarshipView(tables, actor)),
  );

/**
 * Anyone can read scholarships. Organizations can publish scholarships, and can change and delete
 * only their own scholarships.
 */
export const scholarshipOperations: OperationsOf<'scholarships'> = {
  'scholarships.all': async ({ tables, actor }) =>
    ok(tables.scholarships.all().map(createScholarshipView(tables, actor))),
  'scholarships.active': async (call) => selected(call, false),
  'scholarships.expired': async (call) => selected(call, true),
  'scholarships.byId': async ({ params, tables, actor }) => {
    const scholarship = tables.scholarships.get(params.id);
    return scholarship ? ok(showDetail(tables, actor, scholarship)) : refuse(404, 'No such scholarship.');
  },
  'scholarships.create': async ({ body, actor, tables, now, newId }) => {
    const refusal = judgeScholarshipCreate(actor, body, now);
    if (refusal) return refusal;
    const scholarship: ScholarshipRecord = {
      ...body,
      id: newId('sch'),
      createdAt: new Date(now).toISOString(),
    };
    await tables.scholarships.put(scholarship);
    return created(createScholarshipView(tables, actor)(scholarship));
  },
  'scholarships.update': async ({ params, body, actor, tables, now }) => {
    const earlier = tables.scholarships.get(params.id);
    const refusal = judgeScholarshipUpdate(actor, earlier, body, now);
    if (refusal || !earlier) return refusal ?? refuse(404, 'No such scholarship.');
    const { id, createdAt } = earlier;
    const scholarship: ScholarshipRecord = { ...body, id, createdAt };
    await tables.scholarships.put(scholarship);
    return ok(createScholarshipView(tables, actor)(scholarship));
  },
  'scholarships.delete': async ({ params, actor, tables }) => {
    const refusal = judgeScholarshipDelete(actor, tables.scholarships.get(params.id));
    if (refusal) return refusal;
    await tables.scholarships.remove(params.id);
    return noContent;
  },
};
