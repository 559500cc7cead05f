import classes from './spinner.module.css';

/** A loading indicator where no skeleton fits (ROUTE-03). */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={`${classes.spinner} stack`} role="status">
      <span className={classes.wheel} aria-hidden="true" />
      <p className="muted">{label}</p>
    </div>
  );
}
