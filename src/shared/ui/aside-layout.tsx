import type { ReactNode } from 'react';
import classes from './aside-layout.module.css';
import { Page } from './page.tsx';

export interface ApplicationLayoutProps {
  /** The scholarship's card: beside the form, or below it on a phone. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The form's layout, with the scholarship beside it. */
export function ApplicationLayout({ aside, children }: ApplicationLayoutProps) {
  return (
    <Page>
      <div className={`with-aside ${classes.columns}`}>
        <div>{children}</div>
        <div className={classes.aside}>{aside}</div>
      </div>
    </Page>
  );
}
