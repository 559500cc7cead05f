import { applicationBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { asReader, asStranger, type CheckContext, occasions, othersThan } from './context.ts';
import { kinds } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import { readByStudent } from './reads.ts';
import { applyChange, changeRecord, make, makeRecord, refuseToMake, removeRecord } from './records.ts';
import { shownRecord } from './wire.ts';

const { application: kind } = kinds;

/**
 * Applies for this run's own scholarship, and for no other. Then tries to apply again, lets the
 * organization decide, and withdraws the application.
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
    const occasion = asStranger(other, isStudent ? 'in another student’s name' : 'who is not a student');
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
    changes: [{ body: { status: 'ACCEPTED' } }],
    refused: () => ({ status: 'REJECTED' }),
    wrong: { [occasions.wrongBody.name]: { status: 'PERHAPS' } },
    others: [student, ...strangers],
  });
  // A server must not delete a decided application, because the decision would be lost.
  const shown = await prober.ask({ ...read, as: student });
  if (shownRecord(shown?.body).status === 'ACCEPTED') {
    const decided = { name: 'after a decision', statuses: [409] };
    await prober.isRefused(decided, { operation: kind.remove, id: record.id, as: student });
    if (await own.isGone(record)) {
      return prober.expects(kind.remove, decided.name, false, 'the unchanged application', 'none');
    }
  }
  // Makes the application removable again.
  const reopened = { body: { status: 'PENDING' }, detail: 'moving it back to PENDING' };
  await applyChange(context, record, organization, reopened);
  await removeRecord(context, record, others);
}
