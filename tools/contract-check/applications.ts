import { applicationBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { asReader, asStranger, type CheckContext, occasions, othersThan } from './context.ts';
import { kinds } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import { readByStudent } from './reads.ts';
import { changeRecord, make, makeRecord, refuseToMake, removeRecord } from './records.ts';

const { application: kind } = kinds;

/**
 * Applies for this run's own scholarship and for no other one, is refused to apply again, lets the organization
 * decide, and withdraws.
 */
export async function tryApplications(
  context: CheckContext,
  student: Caller,
  { id: scholarshipId, by: organization }: OwnRecord,
): Promise<void> {
  const { prober, own, callers, marker, unknownId } = context;
  const full = applicationBody(marker, student.userId, scholarshipId);
  const others = othersThan(student, callers);
  for (const other of others) {
    const isStudent = other.role === 'STUDENT';
    const by = isStudent ? student : other;
    const occasion = asStranger(other, isStudent ? 'in another student’s name' : 'who is no student');
    await refuseToMake(context, kind, occasion, { as: other, body: { ...full, studentId: by.userId } }, by);
  }
  const unknown = { ...full, scholarshipId: unknownId };
  await refuseToMake(context, kind, occasions.unknown, { as: student, body: unknown });

  const wrong = { 'with answers that are too short': { ...full, scholarshipReason: marker } };
  const record = await makeRecord(context, kind, student, { full, wrong });
  if (record === null) return;
  const attempt = { operation: kind.create, as: student, body: full };
  const again = await make(context, kind, student, () => prober.isRefused(occasions.again, attempt));
  if (again.record !== null && again.record.id !== record.id) await own.remove(again.record);

  const strangers = others.filter(({ userId }) => userId !== organization.userId);
  const read = { operation: kind.read, id: record.id };
  await readByStudent(context, student);
  await prober.succeeds({ ...read, as: organization });
  for (const stranger of strangers) await prober.isRefused(asReader(stranger), { ...read, as: stranger });
  await changeRecord(context, record, {
    as: organization,
    // The last change makes the application removable again.
    changes: [{ body: { status: 'ACCEPTED' } }, { body: { status: 'PENDING' }, detail: 'back to PENDING' }],
    refused: { status: 'REJECTED' },
    wrong: { status: 'PERHAPS' },
    others: [student, ...strangers],
  });
  await removeRecord(context, record, others);
}
