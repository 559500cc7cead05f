import type { ReactNode } from 'react';
import classes from './aside-layout.module.css';
import { Page } from './page.tsx';

export interface AsideLayoutProps {
  /** The screen's `PageHeader`. */
  readonly header: ReactNode;
  /** Starts level with the header and stays visible beside the content. */
  readonly aside: ReactNode;
  /** If true, phones show the aside before the content instead of after it. */
  readonly isAsideFirst?: boolean;
  readonly children: ReactNode;
}

/** A page with a card beside its content. */
export function AsideLayout({ header, aside, isAsideFirst = false, children }: AsideLayoutProps) {
  const beside = <div className={classes.aside}>{aside}</div>;
  return (
    <Page>
      <div className={classes.columns}>
        <div>{header}</div>
        {isAsideFirst && beside}
        <div className={classes.content}>{children}</div>
        {!isAsideFirst && beside}
      </div>
    </Page>
  );
}
