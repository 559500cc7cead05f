import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import type { Decision } from '../applicant.ts';
import type { Review } from '../decision-mutation.ts';
import { costOf } from './review-counts.ts';

export interface DecisionQuestionProps {
  /** The decision to confirm, if any. */
  readonly asked: { readonly to: Decision; readonly batch: readonly Review[] } | null;
  /** The amount for each accepted student, in rupees. */
  readonly amount: number;
  readonly onAnswer: (yes: boolean) => void;
}

const titles = {
  ACCEPTED: 'Accept {n} applicants?',
  REJECTED: 'Reject {n} applicants?',
  PENDING: 'Reopen {n} applications?',
} as const;
const answers = { ACCEPTED: 'Accept {n}', REJECTED: 'Reject {n}', PENDING: 'Reopen {n}' } as const;

/**
 * Asks for confirmation before a decision on many applicants, and shows the cost of accepting them
 * (REV-01).
 */
export function DecisionQuestion({ asked, amount, onAnswer }: DecisionQuestionProps) {
  const { to, batch } = asked ?? { to: 'PENDING', batch: [] };
  const n = formatCount(batch.length);
  return (
    <QuestionDialog
      title={fill(titles[to], { n })}
      isOpen={asked !== null}
      yes={fill(answers[to], { n })}
      no="Go back"
      onAnswer={onAnswer}
    >
      {to === 'ACCEPTED' && <p>{fill('The total is {cost}.', { cost: costOf(batch.length, amount) })}</p>}
      <p>Each student sees the decision immediately. You can undo it while this page is open.</p>
    </QuestionDialog>
  );
}
