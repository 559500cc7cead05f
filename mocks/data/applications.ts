import type { ApplicationRecord } from '../store/records.ts';
import { writtenReason } from './answers.ts';
import type { Calendar } from './calendar.ts';
import { personNumber } from './people.ts';
import { personas } from './personas.ts';
import { createRandom } from './random.ts';
import { CROWD_SIZE } from './students.ts';

/** A scholarship that the persona `student-applied` has applied for. */
export const APPLIED_SCHOLARSHIP_ID = 'sch-tamil-medium-merit';
/** A scholarship that no persona has applied for. */
export const FRESH_SCHOLARSHIP_ID = 'sch-girls-in-stem';

const appliedByMeena = [
  [APPLIED_SCHOLARSHIP_ID, 'PENDING'],
  ['sch-hundreds-applied', 'ACCEPTED'],
  ['sch-tamil-students', 'REJECTED'],
  ['sch-no-income-limit', 'PENDING'],
] as const;

/** A scholarship that receives applications. */
interface Target {
  readonly id: string;
  readonly closesInDays: number;
  readonly openedDaysAgo: number;
  readonly applicants: number;
}

/**
 * Generates applications from the persona `student-applied` and from the other seeded students. No
 * student applies for the same scholarship twice.
 */
export function seedApplications(targets: readonly Target[], calendar: Calendar): ApplicationRecord[] {
  return targets.flatMap((target, position) => {
    const random = createRandom(position + 1);
    const mine = appliedByMeena.find(([id]) => id === target.id);
    const last = Math.min(-1, target.closesInDays);
    const days = Math.max(1, target.openedDaysAgo + last);
    const offset = random.below(CROWD_SIZE);
    return Array.from({ length: Math.min(target.applicants, CROWD_SIZE) }, (_, index): ApplicationRecord => {
      const isMine = mine !== undefined && index === 0;
      return {
        id: `${target.id.replace(/^sch-/, 'app-')}-${index + 1}`,
        studentId: isMine
          ? personas['student-applied'].userId
          : personNumber((offset + index) % CROWD_SIZE).userId,
        scholarshipId: target.id,
        scholarshipReason: writtenReason(offset + index),
        otherScholarships: index % 3 === 0,
        status: isMine ? mine[1] : random.pick(['PENDING', 'PENDING', 'PENDING', 'ACCEPTED', 'REJECTED']),
        createdAt: calendar.duringDay(last - random.below(days), offset + index),
      };
    });
  });
}
