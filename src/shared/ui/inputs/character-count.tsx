import type { ReactNode } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './character-count.module.css';

/** The counter is red above this share of the limit (APP-02). */
const CALM_SHARE = 0.9;
/**
 * When the text passes 90% of the limit, screen readers say how many characters remain. They say it
 * again when fewer than this many characters remain. They also say that the text has reached or
 * exceeded the limit.
 */
const LAST_CHARACTERS = 100;

export interface CharacterCountProps {
  readonly length: number;
  /** The maximum length of the answer. */
  readonly limit: number;
  /** Content on the same line as the counter, at the other end. */
  readonly note?: ReactNode;
}

/** The length of an answer, shown below its field. Red above 90% of the limit (APP-01, APP-02). */
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

/** Whether the counter is red at this length (APP-02). */
export const isNearLimit = (length: number, limit: number) => length > limit * CALM_SHARE;

/**
 * Returns what screen readers announce when an answer is close to its limit. The announcement
 * changes only at the next threshold, so screen readers make each announcement once.
 */
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
