import { type ClaimId, claims } from './claims.ts';
import classes from './figures.module.css';

export interface FiguresProps {
  readonly ids: readonly ClaimId[];
}

/** A row of marketing figures with the note 'Our own figures' (HOME-05). */
export function Figures({ ids }: FiguresProps) {
  return (
    <div className="stack gap-2">
      <ul className={`${classes.figures} figures columns`}>
        {ids.map((id) => (
          <li key={id}>
            <strong className="figure">{claims[id].figure}</strong>{' '}
            <span className="quiet">{claims[id].label}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">Our own figures</p>
    </div>
  );
}

/** Marketing figures as a section of a landing page (HOME-05). */
export function FiguresSection({ ids }: FiguresProps) {
  return (
    <section className="section" aria-label="Key figures">
      <Figures ids={ids} />
    </section>
  );
}
