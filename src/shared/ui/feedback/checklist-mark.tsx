import classes from './checklist-mark.module.css';

/**
 * The state of a checklist item: `missing` for a document to upload, `open` for anything else to
 * do, `unknown` if the site cannot tell, `loading` until the response arrives.
 */
export type MarkKind = 'have' | 'missing' | 'open' | 'unknown' | 'loading';

const SHAPES: Readonly<Partial<Record<MarkKind, string>>> = {
  have: 'M7 12.5l3.4 3.4L17 9',
  missing: 'M12 16.5v-9M8.2 11L12 7.2l3.8 3.8',
};

/** A checklist item's icon. Decorative, because the text next to it says the same thing. */
export function ChecklistMark({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className={classes.mark} data-kind={kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r={kind === 'unknown' ? 4 : 11} />
      {SHAPES[kind] && <path d={SHAPES[kind]} />}
    </svg>
  );
}
