import { type ReactNode, useState } from 'react';
import { type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { FieldProblems, ProblemSummary } from '#shared/ui/inputs/problem-summary.tsx';
import { summaryWords } from './field-words.ts';
import type { FormFailure } from './form-failure.ts';
import { errorOf } from './inputs-of.ts';
import type { Submission } from './use-submission.ts';

export interface FormProblemsProps<Fields extends FieldValues, Failure> {
  readonly submission: Submission<Fields, Failure>;
  /** Renders what the user can do about a failure, besides correcting fields. */
  readonly nextStep: (failure: Failure) => ReactNode;
}

/**
 * Says why the last attempt to send the form failed. Shown above the form. Corrected problems are
 * struck out.
 */
export function FormProblems<Fields extends FieldValues, Failure extends FormFailure>({
  submission: { form, labels, failure },
  nextStep,
}: FormProblemsProps<Fields, Failure>) {
  const { errors, isSubmitting, submitCount } = useFormState({ control: form.control });
  const [shown, setShown] = useState({ submitCount, ...problemsOf(errors, labels) });
  if (shown.submitCount !== submitCount) setShown({ submitCount, ...problemsOf(errors, labels) });
  if (isSubmitting || (!shown.text && shown.fields.length === 0)) return null;
  return (
    <ProblemSummary key={submitCount} ref={focus}>
      {shown.text && <p className="error">{shown.text}</p>}
      {failure?.detail && <p>{failure.detail}</p>}
      {shown.fields.length > 0 && (
        <FieldProblems
          problems={shown.fields.map((problem) => ({
            ...problem,
            isMended: errorOf(errors, problem.fieldId) === undefined,
          }))}
        />
      )}
      {failure && nextStep(failure)}
    </ProblemSummary>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function problemsOf(errors: FieldErrors, labels: Readonly<Record<string, string>>) {
  const fields = Object.entries(labels).flatMap(([fieldId, label]) => {
    const words = errorOf(errors, fieldId);
    if (words === undefined) return [];
    return { fieldId, text: errors[fieldId]?.type === 'server' ? summaryWords(label, words) : words };
  });
  return { text: errors.root?.server?.message, fields };
}
