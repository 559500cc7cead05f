import type { ReactNode } from 'react';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ChecklistMark, type MarkKind } from '#shared/ui/feedback/checklist-mark.tsx';
import { type Comparison, type ReadinessItem, type Requirements, readiness } from './readiness.ts';
import classes from './requirement-lists.module.css';

export interface RequirementListProps {
  readonly requirements: Requirements & { readonly id: string; readonly title: string };
  readonly comparison: Comparison;
}

function itemsOf({ requirements, comparison }: RequirementListProps) {
  return comparison.kind === 'compared' ? comparison.readiness : readiness(requirements, {});
}

/** A scholarship's conditions, which students check themselves. */
export function Eligibility(props: RequirementListProps) {
  const { conditions } = itemsOf(props);
  const { kind } = props.comparison;
  return (
    <section className="stack gap-2" aria-labelledby="eligibility">
      <h2 id="eligibility">Eligibility</h2>
      {conditions.length === 0 ? (
        <p>The organization lists no conditions.</p>
      ) : (
        <>
          <p className="quiet">
            Check these yourself. If you aren’t sure, explain your situation in your answers.
          </p>
          <ul>
            {conditions.map(({ name, note }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                {note && kind === 'compared' && <p className="quiet">{note}</p>}
                {note && kind === 'loading' && <Coming note={note} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * The documents that a scholarship requires. For students, marks the documents that their profile
 * already has.
 */
export function RequiredDocuments(props: RequirementListProps) {
  const { documents } = itemsOf(props);
  const { requirements, comparison } = props;
  const { kind } = comparison;
  return (
    <section className="stack gap-2" aria-labelledby="documents">
      <h2 id="documents">Required documents</h2>
      {kind === 'compared' || kind === 'no-profile' || kind === 'loading' ? (
        <ul className="rows">
          {documents.map((item) => (
            <li key={item.name} className="beside">
              <ChecklistMark kind={markOf(item, kind)} />
              <div>
                <bdi>{item.name}</bdi>
                {kind === 'loading' ? (
                  <Coming note={item.note} />
                ) : (
                  <p className={item.status === 'have' ? 'quiet good' : 'quiet'}>
                    <span>
                      {kind === 'no-profile' && item.status === 'missing' ? 'Not added yet.' : item.note}
                    </span>
                    {kind === 'compared' && item.status === 'missing' && (
                      <>
                        {' '}
                        <AppLink
                          to="/student/details"
                          state={{ continueWith: { id: requirements.id, title: requirements.title } }}
                        >
                          Add it
                        </AppLink>
                      </>
                    )}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <ul>
          {documents.map(({ name }) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function markOf({ status }: ReadinessItem, kind: 'compared' | 'no-profile' | 'loading'): MarkKind {
  if (kind === 'loading') return 'loading';
  return kind === 'no-profile' && status === 'missing' ? 'open' : status;
}

/** A placeholder of the same size as an item's note, shown while the profile loads. */
function Coming({ note }: { readonly note: ReactNode }) {
  return (
    <p className="quiet" aria-hidden="true">
      <span className={classes.coming}>{note}</span>
    </p>
  );
}
