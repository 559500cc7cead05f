import { formatPaise, paiseFrom } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { type Applicant, decisionOf } from '../applicant.ts';

/**
 * Returns the number of applicants by decision as text, such as
 * `24 to decide · 9 accepted = ₹2,56,500 at ₹28,500 each · 12 rejected`.
 * @param amount in rupees, per student
 */
export function reviewCounts(applicants: readonly Applicant[], amount: number): string {
  const decisions = applicants.map(decisionOf);
  const count = (decision: string) => decisions.filter((one) => one === decision).length;
  const accepted = count('ACCEPTED');
  return [
    fill('{n} to decide', { n: formatCount(count('PENDING')) }),
    fill(accepted === 0 ? '{n} accepted' : '{n} accepted = {cost}', {
      n: formatCount(accepted),
      cost: costOf(accepted, amount),
    }),
    fill('{n} rejected', { n: formatCount(count('REJECTED')) }),
  ].join(' · ');
}

/** Formats the cost of accepting students, to the paisa, such as `₹57,000 at ₹28,500 each`. */
export function costOf(students: number, amount: number): string {
  const each = paiseFrom(amount);
  const total = formatPaise(students * each);
  return students === 1 ? total : fill('{total} at {each} each', { total, each: formatPaise(each) });
}
