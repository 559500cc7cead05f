import { AppLink } from '#shared/ui/app-link.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import type { OwnDocument } from '../readiness.ts';
import { ReadinessMark } from '../readiness-mark.tsx';
import classes from './own-documents.module.css';

export interface OwnDocumentsProps {
  /** The profile's four documents; undefined while the profile loads. */
  readonly documents: readonly OwnDocument[] | undefined;
}

/** Beside the form: which documents the student's profile holds, and the way to add the others. */
export function OwnDocuments({ documents }: OwnDocumentsProps) {
  const isComplete = documents?.every(({ uploaded }) => uploaded);
  return (
    <section className={classes.documents} aria-labelledby="own-documents">
      <h3 id="own-documents" className={classes.title}>
        Your documents
      </h3>
      {documents === undefined ? (
        <div role="status">
          <VisuallyHidden>Loading your documents</VisuallyHidden>
          <Skeleton height="8rem" />
        </div>
      ) : (
        <ul className={classes.list}>
          {documents.map(({ key, label, uploaded }) => (
            <li key={key} className={classes.document}>
              <ReadinessMark kind={uploaded ? 'have' : 'missing'} />
              <span>
                <span>{label}</span>
                {uploaded ? (
                  <VisuallyHidden>, in your profile</VisuallyHidden>
                ) : (
                  <span className={classes.hint}>, not added yet</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isComplete === false && (
        <p className={classes.hint}>
          <AppLink to="/student/details">Add what is missing</AppLink>. Your answers here are kept.
        </p>
      )}
    </section>
  );
}
