import {
  judgeApplication,
  judgeApplicationDelete,
  judgeApplicationRead,
  judgeApplicationStatus,
  judgeApplicationsOf,
  maySeeApplication,
} from '../rules/application.ts';
import { refuse } from '../rules/refusal.ts';
import type { ApplicationRecord } from '../store/records.ts';
import type { Tables } from '../store/table.ts';
import type { OperationsOf } from './operation.ts';
import { created, noContent, ok } from './reply.ts';

const unknownApplication = refuse(404, 'No such application.');

function placed(tables: Tables, id: string) {
  const application = tables.applications.get(id);
  if (!application) return null;
  return { application, scholarship: tables.scholarships.get(application.scholarshipId) };
}

/** Students can send and withdraw applications. The scholarship's organization decides on them. */
export const applicationOperations: OperationsOf<'applications'> = {
  'applications.create': async ({ body, actor, tables, now, newId }) => {
    const refusal = judgeApplication({
      actor,
      application: body,
      scholarship: tables.scholarships.get(body.scholarshipId),
      appliedBefore: tables.applications
        .all()
        .some((other) => other.studentId === body.studentId && other.scholarshipId === body.scholarshipId),
      now,
    });
    if (refusal) return refusal;
    const application: ApplicationRecord = {
      ...body,
      id: newId('app'),
      status: 'PENDING',
      createdAt: new Date(now).toISOString(),
    };
    await tables.applications.put(application);
    return created({ id: application.id, data: application });
  },
  'applications.all': async ({ actor, tables }) =>
    ok(
      tables.applications.all().filter((application) =>
        maySeeApplication({
          actor,
          application,
          scholarship: tables.scholarships.get(application.scholarshipId),
        }),
      ),
    ),
  'applications.byId': async ({ params, actor, tables }) => {
    const found = placed(tables, params.id);
    if (!found) return unknownApplication;
    return judgeApplicationRead({ actor, ...found }) ?? ok(found.application);
  },
  'applications.byStudent': async ({ params, actor, tables }) => {
    const refusal = judgeApplicationsOf(actor, params.studentId);
    if (refusal) return refusal;
    const own = tables.applications.all().filter(({ studentId }) => studentId === params.studentId);
    return ok(own);
  },
  'applications.updateStatus': async ({ params, body, actor, tables }) => {
    const found = placed(tables, params.id);
    if (!found) return unknownApplication;
    const refusal = judgeApplicationStatus({ actor, ...found });
    if (refusal) return refusal;
    const application = { ...found.application, status: body.status };
    await tables.applications.put(application);
    return ok(application);
  },
  'applications.delete': async ({ params, actor, tables }) => {
    const found = placed(tables, params.id);
    if (!found) return unknownApplication;
    const refusal = judgeApplicationDelete({ actor, ...found });
    if (refusal) return refusal;
    await tables.applications.remove(params.id);
    return noContent;
  },
};
