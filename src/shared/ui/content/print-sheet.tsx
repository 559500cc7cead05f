import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IF_NOTHING_OPENS } from '../actions/download.ts';
import classes from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly title: string;
  /** The label of the print button. */
  readonly print: string;
  readonly onPrint: () => void;
  /**
   * Shares or downloads the sheet as a file. Resolves to true after a download.
   */
  readonly onSave?: () => Promise<boolean>;
  /** A `BackLink` to the page from which the user opened the sheet. */
  readonly back: ReactNode;
  /**
   * True if the user opened the sheet by following a link on this site. The title then takes the
   * focus.
   */
  readonly takesFocus: boolean;
  /** Small print that says what the sheet proves, and what it doesn't. */
  readonly note: ReactNode;
  /** The sheet's content: a `dl` with the facts, and any other text. */
  readonly children: ReactNode;
}

/** A printable sheet. The browser prints it without the page around it, or saves it as a PDF. */
export function PrintSheet(props: PrintSheetProps) {
  const { title, print, onPrint, onSave, back, takesFocus, note, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const [hasHint, setHint] = useState(false);
  const save = async (share: () => Promise<boolean>) => {
    setHint(false);
    setHint(await share());
  };
  return (
    <div className="stack">
      {back}
      <div className="cluster">
        <Button
          variant="next"
          onClick={() => {
            setHint(true);
            onPrint();
          }}
        >
          {print}
        </Button>
        {onSave && (
          <Button variant="default" onClick={() => void save(onSave)}>
            Share or save
          </Button>
        )}
        <p className="quiet" role="status">
          {hasHint && IF_NOTHING_OPENS}
        </p>
      </div>
      <article className={`${classes.sheet} panel stack gap-6`} aria-labelledby={titleId}>
        <header className="cluster between gap-2">
          <p className="large strong">EduEmpower</p>
          <p>Bangalore, India</p>
        </header>
        <h1 ref={heading} id={titleId} className="heading" tabIndex={-1}>
          {title}
        </h1>
        {children}
        <div className="below-line stack gap-2 quiet">{note}</div>
      </article>
    </div>
  );
}
