import type { Standing } from '../model/readiness.ts';
import classes from './readiness-list.module.css';

/** `plain` where nothing is compared, `loading` while it is being done. */
export type MarkKind = Standing | 'plain' | 'loading';

const SHAPES: Readonly<Record<Standing, string>> = {
  have: 'M7 12.5l3.4 3.4L17 9',
  missing: 'M12 16.5v-9M8.2 11L12 7.2l3.8 3.8',
  check: 'M12 7v6.2M12 16.6v.1',
  unknown: 'M9.4 9.6c0-1.6 1.1-2.6 2.6-2.6s2.6 1 2.6 2.4c0 1.9-2.6 2.1-2.6 4M12 16.6v.1',
};

/** The picture in front of a line; the words beside it say the same. */
export function ReadinessMark({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className={classes.mark} data-kind={kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r={kind === 'plain' ? 4 : 11} />
      {kind !== 'plain' && kind !== 'loading' && <path d={SHAPES[kind]} />}
    </svg>
  );
}
