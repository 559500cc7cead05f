import classes from './claim-note.module.css';

/** Stands below marketing figures: they are statements, and nothing on the page counts them (HOME-05). */
export function ClaimNote() {
  return (
    <p className={classes.note}>
      Such figures and promises are EduEmpower’s own statements. Nothing on this page counts them.
    </p>
  );
}
