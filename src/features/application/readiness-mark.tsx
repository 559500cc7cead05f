import classes from './apply/readiness-list.module.css';
import type { Status } from './readiness.ts';

/** `plain` without a comparison, `loading` until there is one. */
export type MarkKind = Status | 'plain' | 'loading';

const SHAPES: Readonly<Partial<Record<MarkKind, string>>> = {
  have: 'M7 12.5l3.4 3.4L17 9',
  missing: 'M12 16.5v-9M8.2 11L12 7.2l3.8 3.8',
};

/** An item's icon; the text beside it says the same. */
export function ReadinessMark({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className={classes.mark} data-kind={kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r={kind === 'plain' ? 4 : 11} />
      {SHAPES[kind] && <path d={SHAPES[kind]} />}
    </svg>
  );
}
