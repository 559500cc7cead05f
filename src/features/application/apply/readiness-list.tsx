import { AppLink } from '#shared/ui/app-link.tsx';
import type { ReadinessItem } from '../readiness.ts';
import { ReadinessMark } from '../readiness-mark.tsx';
import classes from './readiness-list.module.css';

/** Whether each item shows its status in the profile. */
export type ListState = 'plain' | 'loading' | 'compared';

export interface ReadinessListProps {
  readonly id: string;
  readonly title: string;
  /** While loading, the skeletons have the likely length of these items. */
  readonly items: readonly ReadinessItem[];
  readonly state: ListState;
  /** Shown when nothing is required. */
  readonly none: string;
}

/** A scholarship's conditions, one per line, each with its status in the student's profile. */
export function ReadinessList({ id, title, items, state, none }: ReadinessListProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={classes.list}>
          {items.map(({ name, status, note }) => (
            <li key={name} className={classes.item}>
              <ReadinessMark kind={state === 'compared' ? status : state} />
              <div className={classes.text}>
                <span className={classes.name}>{name}</span>
                {state === 'compared' && <Note status={status} note={note} />}
                {state === 'loading' && (
                  <span className={classes.coming} aria-hidden="true">
                    <span>{note}</span>
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ status, note }: Pick<ReadinessItem, 'status' | 'note'>) {
  return (
    <span className={classes.note} data-status={status}>
      <span>{note}</span>
      {status === 'missing' && (
        <>
          {' '}
          <AppLink to="/student/details">Add it</AppLink>
        </>
      )}
    </span>
  );
}
