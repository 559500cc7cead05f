import '@mantine/core/styles/Loader.layer.css';
import { Loader } from '@mantine/core';
import classes from './loading.module.css';

/** Says what is loading, where no skeleton fits (ROUTE-03). */
export function Loading({ label }: { readonly label: string }) {
  return (
    <div className={`${classes.loading} stack`} role="status">
      <Loader />
      <p className="muted">{label}</p>
    </div>
  );
}
