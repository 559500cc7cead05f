import classes from './claim-note.module.css';

/** Stands below marketing figures: they are statements, and nothing on the page counts them (HOME-05). */
export function ClaimNote() {
  return (
    <p className={classes.note}>
      These figures are EduEmpower’s own statements. They are not counted on this page.
    </p>
  );
}
