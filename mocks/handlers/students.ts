import { refuse } from '../rules/refusal.ts';
import {
  judgeStudentCreate,
  judgeStudentDelete,
  judgeStudentRead,
  judgeStudentUpdate,
} from '../rules/student.ts';
import type { StudentRecord } from '../store/records.ts';
import type { Tables } from '../store/table.ts';
import type { OperationsOf } from './operation.ts';
import { created, noContent, ok } from './reply.ts';

const noProfile = refuse(404, 'This user has no profile yet.');

/** True if a student has applied for one of the organization's scholarships. */
export function hasAppliedTo(tables: Tables, studentId: string, organizationId: string): boolean {
  return tables.applications
    .all()
    .some(
      (application) =>
        application.studentId === studentId &&
        tables.scholarships.get(application.scholarshipId)?.organizationId === organizationId,
    );
}

/**
 * Students' profiles. Students can write only their own profile. Only they and the organizations
 * they applied to can read it.
 */
export const studentOperations: OperationsOf<'students'> = {
  'students.create': async ({ body, actor, tables, now }) => {
    const exists = tables.students.get(body.userId) !== undefined;
    const refusal = judgeStudentCreate(actor, body, exists, now);
    if (refusal) return refusal;
    const student: StudentRecord = { ...body, id: body.userId, status: 'PENDING' };
    await tables.students.put(student);
    return created(student);
  },
  'students.byId': async ({ params: { userId }, actor, tables }) => {
    const student = tables.students.get(userId);
    const refusal = judgeStudentRead(actor, userId, {
      exists: student !== undefined,
      appliedToActor: hasAppliedTo(tables, userId, actor.userId),
    });
    if (refusal || !student) return refusal ?? noProfile;
    return ok(student);
  },
  'students.update': async ({ params: { userId }, body, actor, tables, now }) => {
    const earlier = tables.students.get(userId);
    const refusal = judgeStudentUpdate(actor, userId, body, earlier !== undefined, now);
    if (refusal || !earlier) return refusal ?? noProfile;
    // Replaces the fields of the form and keeps the fields that only the server sets.
    const student: StudentRecord = { ...earlier, ...body };
    await tables.students.put(student);
    return ok(student);
  },
  'students.delete': async ({ params: { userId }, actor, tables }) => {
    const refusal = judgeStudentDelete(actor, userId, tables.students.get(userId) !== undefined);
    if (refusal) return refusal;
    await tables.students.remove(userId);
    return noContent;
  },
};
