import classes from './claim-note.module.css';

/** Shown below marketing figures: they are statements, and nothing on the page counts them (HOME-05). */
export function ClaimNote() {
  return <p className={classes.note}>Figures provided by EduEmpower, not calculated from live data.</p>;
}
