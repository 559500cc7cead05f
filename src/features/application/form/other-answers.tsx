import type { Changes } from '#shared/draft/changes.ts';
import { namesOf } from '#shared/form/fields.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { answerLabels } from '../answer-fields.ts';

/**
 * Shows versions of the answers that differ from those in the form, so that the student can copy
 * text from them (MINE-02).
 */
export function OtherAnswers({ answers }: { readonly answers: Changes }) {
  return (
    <Notice>
      <div className="stack gap-3">
        <p>
          You had two versions of your answers. The form shows the newest complete version. We’ll keep the
          other version here until you send your application.
        </p>
        <details>
          <summary>Your other answers</summary>
          {namesOf(answerLabels).map(
            (name) =>
              typeof answers[name] === 'string' && (
                <div key={name}>
                  <h3>{answerLabels[name]}</h3>
                  <p className="prose">{answers[name]}</p>
                </div>
              ),
          )}
        </details>
      </div>
    </Notice>
  );
}
