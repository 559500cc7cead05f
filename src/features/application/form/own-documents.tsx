import type { ReadinessItem } from '#features/scholarship/index.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';

export interface OwnDocumentsProps {
  /**
   * The scholarship's required documents. Undefined until these documents and the student's profile
   * have loaded.
   */
  readonly documents: readonly ReadinessItem[] | undefined;
  /** The scholarship that the student goes on to apply for after adding documents. */
  readonly continueWith: { readonly id: string; readonly title: string };
}

/** Shows how many of the required documents the student's profile has. */
export function DocumentCount({ documents }: Pick<OwnDocumentsProps, 'documents'>) {
  if (documents === undefined) return <Skeleton width="12rem" height="1.5em" />;
  const have = documents.filter(({ status }) => status === 'have').length;
  return <span>{fill('{have} of {documents} documents ready', { have, documents: documents.length })}</span>;
}

/**
 * Lists the documents that the scholarship requires, shows which ones the student's profile has,
 * and links to the page for adding the missing ones.
 */
export function OwnDocuments({ documents, continueWith }: OwnDocumentsProps) {
  const isOneMissing = documents?.some(({ status }) => status === 'missing');
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
          {documents.map(({ name, status }) => (
            <li key={name} className="beside">
              <ChecklistMark kind={status} />
              <span>
                <bdi>{name}</bdi>
                {status === 'have' && <VisuallyHidden>, in your profile</VisuallyHidden>}
                {status === 'missing' && <span className="quiet">, not added yet</span>}
                {status === 'unknown' && <span className="quiet">, keep it ready</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOneMissing && (
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
