import type { OwnDocument } from '#features/student/index.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';

export interface OwnDocumentsProps {
  /** The profile's four documents. Undefined while the profile loads. */
  readonly documents: readonly OwnDocument[] | undefined;
  /** The scholarship whose application the student continues after adding documents. */
  readonly continueWith: { readonly id: string; readonly title: string };
}

/** How many documents the student's profile has. */
export function DocumentCount({ documents }: Pick<OwnDocumentsProps, 'documents'>) {
  if (documents === undefined) return <Skeleton width="12rem" height="1.5em" />;
  const have = documents.filter(({ uploaded }) => uploaded).length;
  return <span>{fill('{have} of {documents} documents ready', { have, documents: documents.length })}</span>;
}

/** Lists which documents the student's profile has, with a link to add the missing ones. */
export function OwnDocuments({ documents, continueWith }: OwnDocumentsProps) {
  const isComplete = documents?.every(({ uploaded }) => uploaded);
  return (
    <section className="stack gap-3" aria-labelledby="own-documents">
      <h3 id="own-documents">Your documents</h3>
      {documents === undefined ? (
        <div role="status">
          <VisuallyHidden>Loading your documents</VisuallyHidden>
          <Skeleton height="7.875rem" />
        </div>
      ) : (
        <ul className="stack gap-2">
          {documents.map(({ key, label, uploaded }) => (
            <li key={key} className="cluster gap-2">
              <ChecklistMark kind={uploaded ? 'have' : 'missing'} />
              <span>
                <span>{label}</span>
                {uploaded ? (
                  <VisuallyHidden>, in your profile</VisuallyHidden>
                ) : (
                  <span className="quiet">, not added yet</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isComplete === false && (
        <p className="quiet">
          <AppLink to="/student/details" state={{ continueWith }}>
            Add what’s missing
          </AppLink>
          . Your answers are saved.
        </p>
      )}
    </section>
  );
}
