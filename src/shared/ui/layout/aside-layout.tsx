import type { ReactNode } from 'react';
import classes from './aside-layout.module.css';
import { Page } from './page.tsx';

export interface AsideLayoutProps {
  /** Stays in sight beside the content, or follows it on a phone. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A page with a card beside its content. */
export function AsideLayout({ aside, children }: AsideLayoutProps) {
  return (
    <Page>
      <div className={`with-aside ${classes.columns}`}>
        <div>{children}</div>
        <div className={classes.aside}>{aside}</div>
      </div>
    </Page>
  );
}
