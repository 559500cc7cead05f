import type { ReactNode } from 'react';
import { Page } from './page.tsx';

export interface AsideLayoutProps {
  /** The page's `PageHeader`. */
  readonly header: ReactNode;
  /** A card that starts level with the header and stays visible beside the content. */
  readonly aside: ReactNode;
  /** If true, phones show the aside before the content instead of after it. */
  readonly isAsideFirst?: boolean;
  readonly children: ReactNode;
}

/** A page with a card beside its content. */
export function AsideLayout({ header, aside, isAsideFirst = false, children }: AsideLayoutProps) {
  const beside = <div className="sticky">{aside}</div>;
  return (
    <Page>
      <div className="with-aside gap-8">
        {isAsideFirst ? (
          <>
            <div>{header}</div>
            {beside}
            <div>{children}</div>
          </>
        ) : (
          <>
            <div>
              {header}
              {children}
            </div>
            {beside}
          </>
        )}
      </div>
    </Page>
  );
}
