import { ClaimNote } from './claim-note.tsx';
import { type ClaimId, claims } from './claims.ts';
import classes from './figures.module.css';

export interface FiguresProps {
  readonly ids: readonly ClaimId[];
}

/** Marketing figures in a row, labelled as EduEmpower's own statements (HOME-05). */
export function Figures({ ids }: FiguresProps) {
  return (
    <div className={classes.figures}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <strong>{claims[id].figure}</strong> <span>{claims[id].label}</span>
          </li>
        ))}
      </ul>
      <ClaimNote />
    </div>
  );
}

/** The same as a section of a landing page. */
export function FiguresSection({ ids }: FiguresProps) {
  return (
    <section className={classes.section} aria-label="In figures">
      <Figures ids={ids} />
    </section>
  );
}
