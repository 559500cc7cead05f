import classes from './draft-note.module.css';

/** Whether what a person typed would survive a reload. */
export type DraftStatus = 'empty' | 'saved' | 'unsaved';

/** Says whether the draft is safe (SAFE-04). A browser that keeps nothing is no secret. */
export function DraftNote({ status }: { readonly status: DraftStatus }) {
  return (
    <span className={classes.note} data-status={status} role="status">
      {status === 'saved' && 'Draft saved on this device'}
      {status === 'unsaved' &&
        'This browser cannot keep your draft. Stay on this page until you have sent it.'}
    </span>
  );
}
