import { splitReason } from '../reason.ts';
import classes from './my-applications.module.css';

export interface MyApplicationsAnswersProps {
  /** Both answers in one text, as they were sent (APP-06). */
  readonly reason: string | null | undefined;
  readonly otherScholarships: boolean | null | undefined;
}

/** What the student wrote, to be read again; nothing where the server does not give it back. */
export function MyApplicationsAnswers({ reason, otherScholarships }: MyApplicationsAnswersProps) {
  if (!reason?.trim()) return null;
  const answers = splitReason(reason);
  return (
    <details className={classes.answers}>
      <summary>Your answers</summary>
      <div className={classes.texts}>
        {answers === null ? (
          <p className={classes.answer}>{reason}</p>
        ) : (
          <>
            <div>
              <h3>Why you need this scholarship</h3>
              <p className={classes.answer}>{answers.need}</p>
            </div>
            <div>
              <h3>Why you are a perfect fit</h3>
              <p className={classes.answer}>{answers.fit}</p>
            </div>
          </>
        )}
        {otherScholarships && <p className={classes.also}>You also applied for other scholarships.</p>}
      </div>
    </details>
  );
}
