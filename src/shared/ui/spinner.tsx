import classes from './spinner.module.css';

/** Waiting for something that has no shape yet (ROUTE-03). */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={classes.spinner} role="status">
      <span className={classes.wheel} aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}
