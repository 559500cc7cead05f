import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import {
  type ComponentType,
  type DragEvent,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Loading } from '#shared/ui/feedback/loading.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import bar from '#shared/ui/layout/bar.module.css';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { PhotoInput } from '../document-scan/photo-input.tsx';
import { webUrl } from '../text/web-url.ts';
import classes from './document-field.module.css';
import { DocumentLink } from './document-link.tsx';
import { type DocumentState, storedUrl, type UploadRetry } from './document-state.ts';

export interface PhotoEditorProps {
  readonly label: string;
  /** The chosen photo. Null if the editor itself asks for photos. */
  readonly photo: File | null;
  readonly onUse: (file: File) => void;
  readonly onClose: () => void;
}

/** Settings for a document field that turns photos into the file to upload. */
export interface PhotoEditing {
  /** The editor component, loaded on demand. */
  readonly Editor: ComponentType<PhotoEditorProps>;
  readonly title: (label: string) => string;
  /**
   * True if the field accepts only photos. Each photo then opens in the editor before the upload.
   */
  readonly isForEveryFile: boolean;
  /** Shown if the page closed while the editor was open. */
  readonly lostText: string;
}

const scanning: PhotoEditing = {
  Editor: lazyRequired(() => import('../document-scan/scan-editor.tsx')),
  title: (label) => `Photos of ${label}`,
  isForEveryFile: false,
  lostText: 'The page closed before we could make a PDF from your photos. Add the photos again.',
};

const small = { variant: 'default', size: 'sm' } as const;

export interface DocumentFieldProps {
  /** The file input's id, for links from the problem summary. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly accept: string;
  /** The button's label before a file is chosen. */
  readonly chooseLabel: string;
  readonly state: DocumentState;
  /** The editor for photos. The default editor turns photos into a PDF. */
  readonly photos?: PhotoEditing;
  /** Shown for a stored file whose name is unknown. */
  readonly storedText?: string;
  readonly error?: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
  /**
   * Called when the photo dialog opens or closes. Not called if the page closes while the dialog is
   * open.
   */
  readonly onPhotographing: (isOpen: boolean) => void;
  /**
   * Called when the user removes the document. Saving the form makes the removal final. Omitted if
   * the document cannot be removed.
   */
  readonly onRemove?: () => void;
}

/**
 * A form field for one document. The user can choose, replace, open or scan the document (SCAN-01),
 * and cancel or retry its upload (STU-03, ORG-06).
 */
export function DocumentField(props: DocumentFieldProps) {
  const { id, label, hint, accept, chooseLabel, state, error, onChoose, onRetry, onCancel, onRemove } = props;
  const { onPhotographing, photos = scanning, storedText = 'Uploaded' } = props;
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const actionId = useId();
  const noteId = useId();
  const [isOver, setOver] = useState(false);
  const [edited, setEdited] = useState<{ readonly photo: File | null } | null>(null);
  const isPhotographing = edited !== null;
  const isUploading = state.kind === 'uploading';
  const retry = isUploading ? state.retry : undefined;
  const photograph = useRef<HTMLButtonElement>(null);
  const edit = (photo: File | null) => {
    setEdited({ photo });
    onPhotographing(true);
  };
  const stopPhotographing = () => {
    setEdited(null);
    onPhotographing(false);
  };
  const take = (file: File) => (photos.isForEveryFile ? edit(file) : onChoose(file));
  // The dialog unmounts while open, so it cannot restore the focus itself.
  useEffect(() => {
    if (!isPhotographing) return;
    const button = photograph.current ?? input.current;
    return () => button?.focus();
  }, [isPhotographing]);
  /**
   * True once the user has pressed 'Change'. Until then, the other actions for a stored document
   * are hidden.
   */
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const canChange = state.kind === 'stored';
  const isFolded = canChange && !isChanging;
  const cancel = useRef<HTMLButtonElement>(null);
  const focused = useRef<EventTarget>(null);
  const isPaused = retry !== undefined;
  // When an upload starts, resumes or ends, another button replaces the focused button. The focus
  // then moves to the new button.
  useLayoutEffect(() => {
    if (focused.current === null || isPaused) return;
    if (isUploading) cancel.current?.focus();
    else (change.current ?? input.current)?.focus();
  }, [isUploading, isPaused]);
  const [hasUploaded, setUploaded] = useState(false);
  if (isUploading && !hasUploaded) setUploaded(true);
  if (isUploading && isChanging) setChanging(false);
  const view = webUrl(storedUrl(state));
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', (event) => {
    if (keepPage(event)) void toast.error('Nothing was uploaded. Drop the file on a document field.');
  });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) take(file);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button also chooses files, and the focus handlers change nothing on screen */}
      <div
        className={`${classes.field} panel cluster between gap-2`}
        data-over={isOver || undefined}
        data-error={state.kind === 'failed' || error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onFocus={(event) => {
          focused.current = event.target;
        }}
        onBlur={() => {
          focused.current = null;
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className="grow stack gap-0">
          <span id={labelId} className="strong">
            {label}
          </span>
          <span id={noteId} className={`quiet ${noteLooks[state.kind] ?? ''}`}>
            {noteOf(state, photos, storedText) ?? hint}
          </span>
        </div>
        <div className={`${classes.actions} cluster gap-2`}>
          {isUploading ? (
            <>
              {retry && (
                <Button {...small} onClick={onRetry} aria-label={`Try now: upload ${label}`}>
                  Try now
                </Button>
              )}
              <Button ref={cancel} {...small} onClick={onCancel} aria-label={`Cancel the upload of ${label}`}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              {view && (
                <Button {...small} renderRoot={(props) => <DocumentLink {...props} href={view} />}>
                  View<VisuallyHidden>{` ${label}, opens in a new tab`}</VisuallyHidden>
                </Button>
              )}
              {state.kind === 'failed' && state.canRetry && (
                <Button {...small} onClick={onRetry} aria-label={`Try again to upload ${label}`}>
                  Try Again
                </Button>
              )}
              {canChange && (
                <Button
                  ref={change}
                  variant="default"
                  size="sm"
                  aria-expanded={isChanging}
                  aria-label={`Change ${label}`}
                  onClick={() => setChanging((isOpen) => !isOpen)}
                >
                  Change
                </Button>
              )}
              {onRemove && !isFolded && (state.kind === 'removed' || storedUrl(state) !== null) && (
                // 'Remove' and 'Keep' share one button, so that it keeps the focus.
                <Button
                  {...small}
                  onClick={state.kind === 'removed' ? onCancel : onRemove}
                  aria-label={`${state.kind === 'removed' ? 'Keep' : 'Remove'} ${label}`}
                >
                  {state.kind === 'removed' ? 'Keep' : 'Remove'}
                </Button>
              )}
              {!isFolded && photos.isForEveryFile && (
                <PhotoInput
                  label="Take a photo"
                  size="sm"
                  camera
                  isBusy={isPhotographing}
                  onFiles={([photo]) => photo && edit(photo)}
                />
              )}
              {!isFolded && !photos.isForEveryFile && (
                <Button
                  variant="default"
                  size="sm"
                  ref={photograph}
                  onClick={() => edit(null)}
                  aria-label={`Use photos for ${label}`}
                >
                  Use photos
                </Button>
              )}
            </>
          )}
          <input
            ref={input}
            id={id}
            className={classes.input}
            type="file"
            accept={accept}
            aria-labelledby={`${labelId} ${actionId}`}
            aria-describedby={noteId}
            aria-invalid={state.kind === 'failed' || error !== undefined || undefined}
            hidden={isUploading || isFolded}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Lets the user choose the same file again after fixing it.
              event.currentTarget.value = '';
              if (file) take(file);
            }}
          />
          {!isUploading && !isFolded && (
            <Button component="label" variant="default" size="sm" htmlFor={id} id={actionId}>
              {storedUrl(state) === null ? chooseLabel : 'Replace'}
            </Button>
          )}
        </div>
        {isUploading && (
          <progress className={bar.bar} aria-label={`Uploading ${label}`} value={state.fraction} max={1} />
        )}
        <div className={`${classes.problem} error`} role="alert">
          {state.kind === 'failed' && <p>{state.text}</p>}
          {error !== undefined && state.kind !== 'failed' && <p>{error}</p>}
        </div>
        <VisuallyHidden role="status">
          {isUploading
            ? retry
              ? retryWords(label, retry)
              : `${label}: uploading.`
            : state.kind === 'stored' && hasUploaded && `${label}: uploaded.`}
        </VisuallyHidden>
      </div>
      {edited && (
        <Suspense
          fallback={
            <Dialog title={photos.title(label)} isOpen width="wide" onClose={stopPhotographing}>
              <Loading label="Loading…" />
            </Dialog>
          }
        >
          <photos.Editor
            label={label}
            photo={edited.photo}
            onClose={stopPhotographing}
            onUse={(file) => {
              stopPhotographing();
              onChoose(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const noteLooks: Partial<Record<DocumentState['kind'], string>> = {
  stored: 'good',
  interrupted: 'attention',
};

/**
 * Keeps the browser from opening a file dropped outside the document fields. The first field on the
 * page handles the event for all fields.
 *
 * @returns whether this call prevented the browser's default
 */
function keepPage(event: globalThis.DragEvent): boolean {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return false;
  event.preventDefault();
  return true;
}

const retryWords = (label: string, { attempt, of }: UploadRetry) =>
  `${label}: the connection dropped. Trying again (${attempt} of ${of}).`;

function noteOf(
  state: DocumentState,
  { lostText }: Pick<PhotoEditing, 'lostText'>,
  storedText: string,
): string | null {
  switch (state.kind) {
    case 'empty':
      return null;
    case 'uploading':
      if (state.retry) {
        const { seconds, attempt, of } = state.retry;
        const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
        return `The connection dropped. Trying again in ${wait} (${attempt} of ${of})`;
      }
      return `Uploading ${state.fileName}: ${Math.round(state.fraction * 100)}%`;
    case 'stored':
      return state.fileName === null ? storedText : `Uploaded: ${state.fileName}`;
    case 'removed':
      return 'We’ll remove the file when you save.';
    case 'interrupted':
      return state.fileName === null
        ? lostText
        : `The upload of ${state.fileName} was interrupted. Choose the file again.`;
    case 'failed':
      return state.url === null ? 'Not uploaded' : 'We still have your earlier file.';
  }
}
