import type { ReactNode } from 'react';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import bar from '#shared/ui/layout/bar.module.css';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Completeness } from './profile-completeness.ts';

export interface CompletenessCardProps {
  readonly completeness: Completeness;
  /** A link to the student's next step, shown at the end of the card. */
  readonly next: ReactNode;
}

/** Shows how complete a profile is, with links to the missing fields and documents. */
export function CompletenessCard({ completeness, next }: CompletenessCardProps) {
  const { present, total, missing } = completeness;
  return (
    <Card>
      <div className="cluster between gap-1">
        <h2>{missing.length === 0 ? 'Your profile is complete' : 'Complete your profile'}</h2>
        <span className="quiet">{fill('{present} of {total}', { present, total })}</span>
      </div>
      <progress
        className={bar.bar}
        data-kind="good"
        aria-label="How complete your profile is"
        value={present}
        max={total}
      />
      {missing.length === 0 ? (
        <p className="quiet">You have everything organizations usually ask for.</p>
      ) : (
        <>
          <p className="quiet">Still missing:</p>
          <ul className="cluster">
            {missing.map(({ key, label }) => (
              <li key={key}>
                <AppLink to="/student/details" hash={key}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {next}
    </Card>
  );
}
