import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { type Comparison, type ReadinessItem, type Requirements, readiness } from './readiness.ts';
import classes from './requirement-lists.module.css';

export interface RequirementListsProps {
  readonly requirements: Requirements & { readonly id: string; readonly title: string };
  readonly comparison: Comparison;
}

/**
 * What a scholarship asks for. After the comparison with the student's profile, each item shows its
 * status.
 */
export function RequirementLists({ requirements, comparison }: RequirementListsProps) {
  const { conditions, documents } =
    comparison.kind === 'compared' ? comparison.readiness : readiness(requirements, {});
  const list = { kind: comparison.kind, continueWith: { id: requirements.id, title: requirements.title } };
  return (
    <>
      <section className="stack gap-3" aria-labelledby="eligibility">
        <h2 id="eligibility">Eligibility</h2>
        {conditions.length === 0 ? (
          <p>The organization lists no conditions.</p>
        ) : (
          <>
            <p className="quiet">Check these yourself. Not sure? Explain it in your answers.</p>
            <RequirementList items={conditions} {...list} />
          </>
        )}
      </section>
      <section className="stack gap-3" aria-labelledby="documents">
        <h2 id="documents">Required documents</h2>
        <RequirementList items={documents} {...list} />
      </section>
    </>
  );
}

interface RequirementListProps {
  /** While the profile loads, the skeletons are as long as these items' notes. */
  readonly items: readonly ReadinessItem[];
  readonly kind: Comparison['kind'];
  readonly continueWith: { readonly id: string; readonly title: string };
}

function RequirementList({ items, kind, continueWith }: RequirementListProps) {
  return (
    <ul className="rows">
      {items.map(({ name, status, note }) => (
        <li key={name} className="beside">
          <ChecklistMark kind={kind === 'compared' ? status : kind === 'loading' ? 'loading' : 'unknown'} />
          <div>
            <bdi className="strong">{name}</bdi>
            {kind === 'compared' && note && (
              <p className={status === 'have' ? 'quiet good' : 'quiet'}>
                <span>{note}</span>
                {status === 'missing' && (
                  <>
                    {' '}
                    <AppLink to="/student/details" state={{ continueWith }}>
                      Add it
                    </AppLink>
                  </>
                )}
              </p>
            )}
            {kind === 'loading' && note && (
              <p className="quiet" aria-hidden="true">
                <span className={classes.coming}>{note}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
