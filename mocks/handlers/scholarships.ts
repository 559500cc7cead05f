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

const PAGE_SIZE = 5;
const MAX_PAGE_SIZE = 100;

function wholeNumber(text: string | null, otherwise: number, most: number): number {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 ? Math.min(number, most) : otherwise;
}

/** A page of a selection, five at a time: `?page&limit&organizationId`. */
function answerPage(
  { query, tables, actor }: Call<'scholarships.active' | 'scholarships.expired'>,
  selects: (scholarship: ScholarshipRecord) => boolean,
) {
  const owner = query.get('organizationId');
  const limit = wholeNumber(query.get('limit'), PAGE_SIZE, MAX_PAGE_SIZE);
  const page = wholeNumber(query.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const selected = tables.scholarships
    .all()
    .filter((record) => selects(record) && (owner === null || record.organizationId === owner));
  return ok({
    success: true,
    data: selected.slice((page - 1) * limit, page * limit).map(createScholarshipView(tables, actor)),
    pagination: {
      page,
      limit,
      totalCount: selected.length,
      totalPages: Math.ceil(selected.length / limit),
    },
  });
}

/** Scholarships: read by everyone, published and changed by the organization that owns them. */
export const scholarshipOperations: OperationsOf<'scholarships'> = {
  'scholarships.all': async ({ tables, actor }) =>
    ok(tables.scholarships.all().map(createScholarshipView(tables, actor))),
  'scholarships.active': async (call) => answerPage(call, ({ expiredAt }) => !hasPassed(expiredAt, call.now)),
  'scholarships.expired': async (call) => answerPage(call, ({ expiredAt }) => hasPassed(expiredAt, call.now)),
  'scholarships.byId': async ({ params, tables, actor }) => {
    const scholarship = tables.scholarships.get(params.id);
    return scholarship ? ok(showDetail(tables, actor, scholarship)) : refuse(404, 'No such scholarship.');
  },
  'scholarships.create': async ({ body, actor, tables, now, newId }) => {
    const refusal = judgeScholarshipCreate(actor, body, now);
    if (refusal) return refusal;
    const scholarship: ScholarshipRecord = {
      ...body,
      maxFamilyIncome: body.maxFamilyIncome ?? null,
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
    const scholarship: ScholarshipRecord = {
      ...earlier,
      ...body,
      maxFamilyIncome: body.maxFamilyIncome ?? null,
    };
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
