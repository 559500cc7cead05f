import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from './app-link.tsx';
import classes from './page.module.css';

export interface PageProps {
  readonly children: ReactNode;
  /** `narrow` is for reading and forms. */
  readonly width?: 'wide' | 'narrow';
}

/** The column of a screen. */
export function Page({ children, width = 'wide' }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The step back above the title: a `BackLink`. */
  readonly back?: ReactNode;
}

/** From this many letters on a title is a sentence, and would fill a phone's screen. */
const LONG_TITLE = 80;

/** A screen's one heading of the first level, with what belongs to it. */
export function PageHeader({ title, lead, back }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {back}
      <h1 data-long={(typeof title === 'string' && title.length > LONG_TITLE) || undefined}>{title}</h1>
      {lead && <div className={classes.lead}>{lead}</div>}
    </header>
  );
}

function BackAnchor({ children, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} className={classes.back}>
      <span aria-hidden="true">← </span>
      {children}
    </Anchor>
  );
}

/** The way back to the page above, which its text names. */
export const BackLink = createLink(BackAnchor);
