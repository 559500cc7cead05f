import { splitReason } from '../reason.ts';

export interface AnswersTextProps {
  /** Both answers, as joined by `composeReason` (APP-06). */
  readonly reason: string;
  readonly otherScholarships: boolean | null | undefined;
}

/** The student's answers, each under its heading. */
export function AnswersText({ reason, otherScholarships }: AnswersTextProps) {
  const answers = splitReason(reason);
  return (
    <>
      {answers === null ? (
        <p className="prose" dir="auto">
          {reason}
        </p>
      ) : (
        <>
          <div className="stack gap-1">
            <h3 className="small-heading">Why you need this scholarship</h3>
            <p className="prose" dir="auto">
              {answers.need}
            </p>
          </div>
          <div className="stack gap-1">
            <h3 className="small-heading">Why you are a perfect fit</h3>
            <p className="prose" dir="auto">
              {answers.fit}
            </p>
          </div>
        </>
      )}
      {otherScholarships && <p className="quiet">You also applied for other scholarships.</p>}
    </>
  );
}
