import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { takeFocus } from '#shared/ui/layout/focus-main.ts';
import bar from '../ui/layout/bar.module.css';
import { type CreateScan, createScan } from './create-scan.ts';
import { CropFrame } from './crop-frame.tsx';
import { type EditedPages, isSmall, withEdit, withMoved, withoutPage, withPicture } from './edited-pages.ts';
import { FinishedScan } from './finished-scan.tsx';
import type { ScanResult } from './make-scan.ts';
import { openPicture, unreadableText } from './open-picture.ts';
import { MAX_PAGES, turned, WHOLE } from './page-edit.ts';
import { PageList } from './page-list.tsx';
import { PhotoInput } from './photo-input.tsx';
import classes from './scan-editor.module.css';

export interface ScanEditorProps {
  /** The name of the document and of the PDF, such as `10th marksheet`. */
  readonly label: string;
  readonly onUse: (pdf: File) => void;
  readonly onClose: () => void;
  readonly create?: CreateScan;
}

type Made = Extract<ScanResult, { readonly kind: 'made' }>;

type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'making'; readonly page: number; readonly calledOff: AbortController }
  | { readonly kind: 'made'; readonly made: Made };

/**
 * Turns photos into a PDF. The student can turn, crop, desaturate and reorder the photos, and
 * preview the PDF (SCAN-01).
 */
export default function ScanEditor({ label, onUse, onClose, create = createScan }: ScanEditorProps) {
  const [pages, setPages] = useState<EditedPages>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const [isLeaving, setLeaving] = useState(false);
  const nextId = useRef(1);
  const pageList = useRef<HTMLElement>(null);
  const current = pages.find(({ id }) => id === chosen) ?? pages[0];
  const number = current === undefined ? 0 : pages.indexOf(current) + 1;

  const calledOff = phase.kind === 'making' ? phase.calledOff : null;
  useEffect(() => () => calledOff?.abort(), [calledOff]);

  const add = async (files: readonly File[]) => {
    setOpening(true);
    setProblems([]);
    const failed: string[] = [];
    let room = MAX_PAGES - pages.length;
    for (const file of files) {
      if (room === 0) {
        failed.push(`A document can have at most ${MAX_PAGES} photos. We didn’t add the rest.`);
        break;
      }
      try {
        const opened = await openPicture(file);
        room -= 1;
        const id = nextId.current++;
        setPages((now) => withPicture(now, id, opened));
        setChosen(id);
      } catch (error) {
        console.warn('A picture could not be opened', error);
        failed.push(unreadableText(file));
      }
    }
    setProblems(failed);
    setOpening(false);
  };

  const make = async () => {
    const calling = new AbortController();
    setProblems([]);
    setPhase({ kind: 'making', page: 0, calledOff: calling });
    try {
      const result = await create(pages, {
        signal: calling.signal,
        onPage: (page) => setPhase({ kind: 'making', page, calledOff: calling }),
      });
      if (calling.signal.aborted) return;
      if (result.kind === 'made') return setPhase({ kind: 'made', made: result });
      const page = pages[result.page];
      setProblems([tooLarge(result.page + 1, page?.edit.isGrey ?? true)]);
      setChosen(page?.id ?? null);
    } catch (error) {
      // The user cancelled, so show no error.
      if (calling.signal.aborted) return;
      console.error('A PDF could not be made', error);
      setProblems([
        'We couldn’t make the PDF. This device may be low on memory. Close other apps and try again, or use fewer photos.',
      ]);
    }
    setPhase({ kind: 'editing' });
  };

  const stop = () => {
    calledOff?.abort();
    setPhase({ kind: 'editing' });
  };

  const close = () => (pages.length === 0 || isLeaving ? onClose() : setLeaving(true));

  const edit = (change: Parameters<typeof withEdit>[2]) => {
    if (current) setPages((now) => withEdit(now, current.id, change));
  };

  /**
   * Renders one step of the dialog. The step takes the focus, because the button that the user
   * pressed was part of the previous step.
   */
  const frame = (key: string, body: ReactNode, actions: ReactNode) => (
    <Dialog title={`Photos of ${label}`} isOpen width="wide" onClose={close} actions={actions}>
      <div key={key} ref={takeFocus} tabIndex={-1} className={`${classes.part} stack gap-3`}>
        {body}
      </div>
    </Dialog>
  );

  if (isLeaving) {
    return frame(
      'leaving',
      <p>
        {pages.length === 1
          ? 'Your photo isn’t uploaded yet. If you close this window, you’ll have to take it again.'
          : `Your ${pages.length} photos aren’t uploaded yet. If you close this window, you’ll have to take them again.`}
      </p>,
      <>
        <Button onClick={() => setLeaving(false)}>Go back to the photos</Button>
        <Button variant="default" onClick={onClose}>
          Close without adding the photos
        </Button>
      </>,
    );
  }

  if (phase.kind === 'making') {
    const { page } = phase;
    return frame(
      'making',
      <>
        <p role="status">{`Making page ${page + 1} of ${pages.length}…`}</p>
        <progress className={bar.bar} aria-label="Making the PDF" value={page} max={pages.length} />
      </>,
      <Button variant="default" onClick={stop}>
        Stop
      </Button>,
    );
  }

  if (phase.kind === 'made') {
    const { made } = phase;
    const use = () => onUse(new File([made.pdf], `${label}.pdf`, { type: 'application/pdf' }));
    return frame(
      'made',
      <FinishedScan pages={made.pages} bytes={made.pdf.size} />,
      <>
        <Button onClick={use}>Use this PDF</Button>
        <Button variant="default" onClick={() => setPhase({ kind: 'editing' })}>
          Back to the photos
        </Button>
      </>,
    );
  }

  return frame(
    'editing',
    <>
      {pages.length === 0 && (
        // Takes the focus when the user removes the only page, because the page's 'Remove' button
        // disappears too.
        <p ref={takeFocus} tabIndex={-1}>
          Lay the paper flat in good light and hold the phone straight above it. Take one photo for each page.
          We make a small PDF from them on this device. Nothing is uploaded until you choose ‘Use this PDF’.
        </p>
      )}
      <div className="cluster gap-2">
        <PhotoInput label="Take a photo" isBusy={isOpening} onFiles={add} camera />
        <PhotoInput label="Choose photos" isBusy={isOpening} onFiles={add} />
        <span role="status">{isOpening && 'Opening…'}</span>
      </div>
      <div className="error stack gap-2" role="alert">
        {problems.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {current && (
        <section className={`${classes.stage} panel stack gap-2`} aria-label={`Page ${number}`}>
          <CropFrame
            shown={current.shown}
            edit={current.edit}
            label={`Page ${number} of ${pages.length}`}
            onCrop={(crop) => edit({ crop })}
          />
          <p className="quiet">
            {isSmall(current)
              ? 'This picture is small, so its text may be hard to read. If you can, move closer and take it again.'
              : 'Move the sliders until the frame matches the edges of the paper.'}
          </p>
          <div className={`${classes.middle} cluster gap-2`}>
            <Button variant="default" size="sm" onClick={() => edit(turned(current.edit))}>
              Turn
            </Button>
            <Button
              variant="default"
              size="sm"
              aria-pressed={current.edit.isGrey}
              onClick={() => edit({ isGrey: !current.edit.isGrey })}
            >
              {current.edit.isGrey && <span aria-hidden="true">✓&nbsp;</span>}
              <span>Grey</span>
            </Button>
            <Button variant="default" size="sm" onClick={() => edit({ crop: WHOLE })}>
              Whole picture
            </Button>
          </div>
        </section>
      )}
      {pages.length > 0 && (
        <section ref={pageList} tabIndex={-1} aria-label="All pages">
          <PageList
            pages={pages}
            current={current?.id ?? null}
            onChoose={setChosen}
            onMove={(id, by) => setPages((now) => withMoved(now, id, by))}
            onRemove={(id) => {
              const { remaining, next } = withoutPage(pages, id);
              setPages(remaining);
              setChosen(next);
              pageList.current?.focus();
            }}
          />
        </section>
      )}
    </>,
    <>
      {pages.length > 0 && (
        <Button aria-disabled={isOpening} onClick={() => !isOpening && void make()}>
          Make the PDF
        </Button>
      )}
      <Button variant="default" onClick={close}>
        Cancel
      </Button>
    </>,
  );
}

/** Advice for a page that is still over 200 kB at the smallest readable size. */
function tooLarge(page: number, isGrey: boolean): string {
  const start = `Page ${page} is still over 200 kB. If we made it smaller, its text would be unreadable.`;
  return isGrey
    ? `${start} Crop it closer to the paper, or take it again in better light.`
    : `${start} Switch it to grey, or crop it closer to the paper.`;
}
