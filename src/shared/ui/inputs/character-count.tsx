import type { ReactNode } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './character-count.module.css';

/** Above this share of its limit a counter is red (APP-02). */
const CALM_SHARE = 0.9;
/** How few characters may be left before a screen reader says so, besides at 90 % and at the end. */
const LAST_CHARACTERS = 100;

export interface CharacterCountProps {
  readonly length: number;
  /** The most characters that the answer may have. */
  readonly limit: number;
  /** What is shown opposite the counter. */
  readonly note?: ReactNode;
}

/** How much of an answer's room is used, below its field; red above 90 % of it (APP-01, APP-02). */
export function CharacterCount({ length, limit, note }: CharacterCountProps) {
  return (
    <div className="cluster between quiet">
      <span>{note}</span>
      <span className={classes.counter} data-near={isNearLimit(length, limit) || undefined}>
        {length > limit
          ? fill('{over} over the limit of {limit}', {
              over: formatCount(length - limit),
              limit: formatCount(limit),
            })
          : fill('{length} of {limit}', { length: formatCount(length), limit: formatCount(limit) })}
      </span>
      <VisuallyHidden aria-live="polite">{announcement(length, limit)}</VisuallyHidden>
    </div>
  );
}

/** Whether the counter of a text of this length is red (APP-02). */
export const isNearLimit = (length: number, limit: number) => length > limit * CALM_SHARE;

/** What is said as the limit comes nearer; the same words until the next threshold, so each is said once. */
function announcement(length: number, limit: number): string {
  if (length > limit) return fill('Over the limit of {limit} characters.', { limit: formatCount(limit) });
  if (length === limit) {
    return fill('You have reached the limit of {limit} characters.', { limit: formatCount(limit) });
  }
  if (!isNearLimit(length, limit)) return '';
  const room = limit - limit * CALM_SHARE;
  return fill('Fewer than {left} characters left.', {
    left: length > limit - LAST_CHARACTERS ? Math.min(LAST_CHARACTERS, room) : room,
  });
}
