import { ClaimNote } from './claim-note.tsx';
import { type ClaimId, claims } from './claims.ts';
import classes from './figures.module.css';

export interface FiguresProps {
  readonly ids: readonly ClaimId[];
}

/** Marketing figures in a row, as what they are: EduEmpower's own statements (HOME-05). */
export function Figures({ ids }: FiguresProps) {
  return (
    <div className={classes.figures}>
      <dl>
        {ids.map((id) => (
          <div key={id}>
            <dt>{claims[id].label}</dt>
            <dd>{claims[id].figure}</dd>
          </div>
        ))}
      </dl>
      <ClaimNote />
    </div>
  );
}

/** The same, as a part of a page that welcomes. */
export function FiguresSection({ ids }: FiguresProps) {
  return (
    <section className={classes.section} aria-label="In figures">
      <Figures ids={ids} />
    </section>
  );
}
