import { ANSWER_MAX_LENGTH } from '#contract/schemas/application.ts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './answer-counter.module.css';
import { ANSWER_NEAR_LENGTH, isNearLimit } from './answers.ts';

/** How few characters may be left before a screen reader says so, besides at 90 % and at the end. */
const LAST_CHARACTERS = 100;

/** What is said as the limit comes nearer; the same words until the next threshold, so each is said once. */
function announcement(length: number): string {
  if (length >= ANSWER_MAX_LENGTH) {
    return fill('You have reached the limit of {limit} characters.', {
      limit: formatCount(ANSWER_MAX_LENGTH),
    });
  }
  if (length > ANSWER_MAX_LENGTH - LAST_CHARACTERS) {
    return fill('Fewer than {left} characters left.', { left: LAST_CHARACTERS });
  }
  return isNearLimit(length)
    ? fill('Fewer than {left} characters left.', { left: ANSWER_MAX_LENGTH - ANSWER_NEAR_LENGTH })
    : '';
}

/** How much of an answer's room is used; red above 90 % of it (APP-01, APP-02). */
export function AnswerCounter({ length }: { readonly length: number }) {
  return (
    <>
      <span className={classes.counter} data-near={isNearLimit(length) || undefined}>
        {fill('{length} of {limit}', {
          length: formatCount(length),
          limit: formatCount(ANSWER_MAX_LENGTH),
        })}
      </span>
      <VisuallyHidden aria-live="polite">{announcement(length)}</VisuallyHidden>
    </>
  );
}
