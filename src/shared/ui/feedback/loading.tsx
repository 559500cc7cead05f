import '@mantine/core/styles/Loader.layer.css';
import { Loader } from '@mantine/core';
import classes from './loading.module.css';

/** Shows what is loading, in places without a skeleton (ROUTE-03). */
export function Loading({ label }: { readonly label: string }) {
  return (
    <div className={`${classes.loading} stack`} role="status">
      <Loader />
      <p className="muted">{label}</p>
    </div>
  );
}
