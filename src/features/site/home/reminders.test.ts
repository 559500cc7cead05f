import { describe, expect, it } from 'vitest';
import { decisionKey, type RemindersInput, remindersOf } from './reminders.ts';

const now = Date.parse('2026-11-27T00:00:00Z');
const scholarship = (id: string, expiredAt: string) => ({
  id,
  title: `The ${id}`,
  totalAmount: 1,
  expiredAt,
});
const scholarships = [
  scholarship('late', '2026-12-03T12:00:00Z'),
  scholarship('soon', '2026-11-28T12:00:00Z'),
  scholarship('far', '2026-12-09T12:00:00Z'),
  scholarship('over', '2026-11-26T12:00:00Z'),
];
const nothing: RemindersInput = { scholarships, saved: [], applications: [], seen: [], now };
const sent = (scholarshipId: string, status: string) => ({ id: `a-${scholarshipId}`, scholarshipId, status });

describe('[HOME-07] reminders', () => {
  const closing = (input: Partial<RemindersInput>) =>
    remindersOf({ ...nothing, ...input }).closing.map(({ id }) => id);

  it('remindersOf lists the saved scholarships that end within a week, soonest first', () => {
    expect(closing({ saved: ['late', 'far', 'over', 'soon', 'gone'] })).toEqual(['soon', 'late']);
    expect(closing({ saved: [] })).toEqual([]);
  });

  it('remindersOf leaves out a saved scholarship that the student has applied for', () => {
    expect(closing({ saved: ['soon', 'late'], applications: [sent('soon', 'PENDING')] })).toEqual(['late']);
  });

  it('remindersOf lists each decision until the student has seen it, and again if it changes', () => {
    const applications = [sent('soon', 'ACCEPTED'), sent('gone', 'rejected'), sent('far', 'PENDING')];
    expect(remindersOf({ ...nothing, applications }).decisions).toEqual([
      { applicationId: 'a-soon', title: 'The soon', isAccepted: true },
      { applicationId: 'a-gone', title: null, isAccepted: false },
    ]);
    const seen = applications.map(decisionKey);
    expect(remindersOf({ ...nothing, applications, seen }).decisions).toEqual([]);
    const changed = [sent('soon', 'REJECTED')];
    expect(remindersOf({ ...nothing, applications: changed, seen }).decisions).toHaveLength(1);
  });
});
