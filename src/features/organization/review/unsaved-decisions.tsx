import { Button } from '@mantine/core';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { decisionWords } from '../applicant.ts';
import type { Review } from '../decision-mutation.ts';

export interface UnsavedDecisionsProps {
  readonly decisions: readonly Review[];
  readonly onSend: () => void;
  readonly onDiscard: () => void;
}

/**
 * Says how many decisions were not saved before the page closed or the session ended, and offers to
 * send or discard them (REV-02).
 */
export function UnsavedDecisions({ decisions, onSend, onDiscard }: UnsavedDecisionsProps) {
  if (decisions.length === 0) return null;
  const counts = (['ACCEPTED', 'REJECTED', 'PENDING'] as const).flatMap((to) => {
    const n = decisions.filter((decision) => decision.to === to).length;
    return n === 0 ? [] : [fill('{decision}: {n}', { decision: decisionWords[to], n: formatCount(n) })];
  });
  return (
    <Notice tone="attention" role="alert" ref={focusAroundOnRemoval}>
      <p>
        <span>
          {decisions.length === 1
            ? '1 of your earlier decisions was not saved.'
            : fill('{n} of your earlier decisions were not saved.', { n: formatCount(decisions.length) })}
        </span>{' '}
        <span className="quiet">{counts.join(' · ')}</span>
      </p>
      <span className="cluster gap-2">
        <Button size="sm" onClick={onSend}>
          Send now
        </Button>
        <Button variant="default" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </span>
    </Notice>
  );
}
