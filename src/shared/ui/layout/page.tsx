import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../actions/app-link.tsx';
import classes from './page.module.css';
import { Skeleton } from './skeleton.tsx';

export interface PageProps {
  readonly children: ReactNode;
  /** `narrow` is for long texts and forms. */
  readonly width?: 'wide' | 'narrow';
}

/** The column with a page's content. */
export function Page({ children, width = 'wide' }: PageProps) {
  return (
    <div className={`${classes.page} measure`} data-width={width}>
      {children}
    </div>
  );
}

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A `BackLink` above the title. */
  readonly back?: ReactNode;
}

/**
 * Titles longer than this, in characters, get a smaller font, so that they fit on a phone's screen.
 */
const LONG_TITLE = 80;

/** A page's h1, with an optional lead and back link. */
export function PageHeader({ title, lead, back }: PageHeaderProps) {
  return (
    <header className={`${classes.header} stack gap-2`}>
      {back}
      <h1 dir="auto" data-long={(typeof title === 'string' && title.length > LONG_TITLE) || undefined}>
        {title}
      </h1>
      {lead && (
        <div className="lead" dir="auto">
          {lead}
        </div>
      )}
    </header>
  );
}

/**
 * Stands in for a `PageHeader` with a back link while the page loads. Includes a lead only if
 * `leadWidth` is set.
 */
export function HeaderSkeleton({ leadWidth }: { readonly leadWidth?: string }) {
  return (
    <div className={`${classes.header} stack gap-2`}>
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="60%" height="3.5rem" />
      {leadWidth && <Skeleton width={leadWidth} height="1.75rem" />}
    </div>
  );
}

function BackAnchor({ children, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} className={`${classes.back} quiet`}>
      <span aria-hidden="true">← </span>
      {children}
    </Anchor>
  );
}

/** A link to the parent page. Its text names that page. */
export const BackLink = createLink(BackAnchor);
