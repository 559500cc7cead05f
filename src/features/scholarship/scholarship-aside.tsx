import type { ReactNode } from 'react';
import { formatDeadline } from '#shared/format/dates.ts';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { DottedLine } from './dotted-line.tsx';
import { FunderStatus } from './funder-status.tsx';
import { factsIn } from './scholarship-facts.ts';
import type { ScholarshipView } from './scholarship-view.ts';
import type { Verification } from './use-verification.ts';

export interface ScholarshipAsideProps {
  readonly view: ScholarshipView;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * Whether to show the title and the funder. False on the scholarship's own page, whose header
   * already shows both. There, the aside lists the income limit and the education level instead.
   */
  readonly isNamed?: boolean;
  /** Shown beside the funder's name. Ignored unless `isNamed`. */
  readonly verification?: Verification;
  /** Content below the facts, such as the next step. */
  readonly children?: ReactNode;
  /**
   * A summary shown in place of the facts and the children, which move into a collapsed section.
   */
  readonly instead?: ReactNode;
}

/**
 * The panel beside a scholarship's description or a form. Shows the amount, the deadline and other
 * facts.
 */
export function ScholarshipAside(props: ScholarshipAsideProps) {
  const { view, now, isNamed = true, verification = null, children, instead } = props;
  const details = (
    <>
      <p>
        <span className="heading strong">{view.amount}</span> <span className="quiet">total value</span>
      </p>
      <dl className="stack gap-3">
        <div>
          <dt>Application deadline</dt>
          <dd className="cluster gap-2">
            <span>{formatDeadline(view.expiredAt)}</span>{' '}
            <DeadlineBadge deadline={view.expiredAt} now={now} />
          </dd>
        </div>
        {!isNamed &&
          factsIn('aside', view).map(({ term, text }) => (
            <div key={term} className="cluster between gap-1">
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {children && <div className="stack gap-3">{children}</div>}
    </>
  );
  return (
    <Card as="aside" aria-label={isNamed ? 'The scholarship' : 'At a glance'}>
      {isNamed && (
        <>
          <p className="quiet">
            <DottedLine>
              <span dir="auto">{view.fundedBy}</span>
              <FunderStatus verification={verification} />
            </DottedLine>
          </p>
          <h2 dir="auto">{view.title}</h2>
        </>
      )}
      {instead ? (
        <>
          <p>
            <DeadlineBadge deadline={view.expiredAt} now={now} />
          </p>
          <div>{instead}</div>
          <details>
            <summary>Amount, deadline and documents</summary>
            <div className="stack gap-3">{details}</div>
          </details>
        </>
      ) : (
        details
      )}
    </Card>
  );
}
