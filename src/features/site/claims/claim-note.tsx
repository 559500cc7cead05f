import classes from './claim-note.module.css';

/** Says below marketing figures that they are statements, not counted (HOME-05). */
export function ClaimNote() {
  return <p className={classes.note}>Figures provided by EduEmpower, not calculated from live data.</p>;
}
