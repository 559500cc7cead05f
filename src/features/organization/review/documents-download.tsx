import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import type { Applicant } from '../applicant.ts';
import type { DocumentsZip, ZipSource } from './documents-zip.ts';

/** Creates a file with applicants' documents and downloads it. */
export type SaveDocuments = (
  input: Pick<ZipSource, 'applicants' | 'signal' | 'onProgress'>,
) => Promise<Omit<DocumentsZip, 'file'>>;

export interface DocumentsDownloadProps {
  /** The selected applicants. */
  readonly applicants: readonly Applicant[];
  readonly onSave: SaveDocuments;
}

type Progress =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'loading'; readonly done: number; readonly total: number }
  | ({ readonly kind: 'saved' } & Omit<DocumentsZip, 'file'>);

/**
 * Downloads the documents of the selected applicants as one ZIP file (REV-04). Changing the
 * selection does not stop a download.
 */
export function DocumentsDownload({ applicants, onSave }: DocumentsDownloadProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);

  const save = async () => {
    const controller = new AbortController();
    loading.current = controller;
    setProgress({ kind: 'loading', done: 0, total: 0 });
    try {
      const saved = await onSave({
        applicants,
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ kind: 'loading', done, total }),
      });
      setProgress({ kind: 'saved', ...saved });
    } catch (error) {
      if (controller.signal.aborted) return setProgress({ kind: 'idle' });
      console.error('The documents could not be downloaded.', error);
      setProgress({ kind: 'failed' });
    }
  };

  return (
    <div className="stack gap-2">
      {progress.kind === 'loading' ? (
        <Button
          ref={focusAroundOnRemoval}
          variant="default"
          size="sm"
          onClick={() => loading.current?.abort()}
        >
          Stop the download
        </Button>
      ) : (
        applicants.length > 0 && (
          <Button ref={focusAroundOnRemoval} variant="default" size="sm" onClick={() => void save()}>
            {fill('Download documents ({n} selected, ZIP)', { n: formatCount(applicants.length) })}
          </Button>
        )
      )}
      <p className="quiet" role="status">
        {wordsOf(progress)}
      </p>
      {progress.kind === 'failed' && (
        <p className="error" role="alert">
          We couldn’t download the documents. Try again.
        </p>
      )}
      {progress.kind === 'saved' && progress.missing.length > 0 && (
        <div role="alert" className="stack gap-1">
          <p className="strong">We couldn’t load some documents:</p>
          <ul>
            {progress.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function wordsOf(progress: Progress): string {
  switch (progress.kind) {
    case 'idle':
    case 'failed':
      return '';
    case 'loading':
      return progress.total === 0
        ? 'Looking for documents…'
        : fill('Loading document {n} of {total}…', {
            n: formatCount(progress.done + 1),
            total: formatCount(progress.total),
          });
    case 'saved':
      if (progress.included === 0)
        return progress.missing.length === 0 ? 'These applicants have no documents.' : '';
      return progress.included === 1
        ? 'The file contains 1 document.'
        : fill('The file contains {n} documents.', { n: formatCount(progress.included) });
  }
}
