import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ANSWER_MAX_LENGTH } from '#contract/schemas/application.ts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './answer-field.module.css';
import {
  ANSWER_NEAR_LENGTH,
  type AnswerField as AnswerName,
  type Answers,
  cutAnswer,
  isNearLimit,
} from './answers.ts';

export interface AnswerFieldProps {
  readonly id: string;
  readonly name: AnswerName;
  // biome-ignore lint/suspicious/noExplicitAny: the field does not care what the form validates to
  readonly control: Control<Answers, any, any>;
  readonly label: string;
  readonly description: string;
  readonly disabled: boolean;
  /** While an application is on its way, what was sent stays what is shown. */
  readonly readOnly: boolean;
  /** Shown under the answer, opposite its counter. */
  readonly note?: ReactNode;
}

/** One of the two long answers, with its counter (APP-01, APP-02). */
export function AnswerField(props: AnswerFieldProps) {
  const { id, name, control, label, description, disabled, readOnly, note } = props;
  const { field, fieldState } = useController({ name, control });
  return (
    <div className={classes.field}>
      <Textarea
        id={id}
        name={name}
        ref={field.ref}
        value={field.value}
        // `maxLength` leaves typing and pasting to the browser; the cut is for what gets around it.
        maxLength={ANSWER_MAX_LENGTH}
        onChange={(event) => field.onChange(cutAnswer(event.currentTarget.value))}
        onBlur={field.onBlur}
        label={label}
        description={description}
        error={fieldState.error?.message}
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        required
        withAsterisk={false}
        rows={6}
        resize="vertical"
        disabled={disabled}
        readOnly={readOnly}
        classNames={{ input: classes.input }}
      />
      <div className={classes.below}>
        <span>{note}</span>
        <AnswerCounter length={field.value.length} />
      </div>
    </div>
  );
}

/** How few characters may be left before a screen reader says so, besides at 90 % and at the end. */
const LAST_CHARACTERS = 100;

/** What is said as the limit comes nearer; the same text until the next threshold, so each is said once. */
function announcement(length: number): string {
  if (length >= ANSWER_MAX_LENGTH) {
    return fill('You have reached the limit of {limit} characters.', {
      limit: formatCount(ANSWER_MAX_LENGTH),
    });
  }
  if (length > ANSWER_MAX_LENGTH - LAST_CHARACTERS) {
    return fill('Fewer than {left} characters left.', { left: LAST_CHARACTERS });
  }
  return isNearLimit(length)
    ? fill('Fewer than {left} characters left.', { left: ANSWER_MAX_LENGTH - ANSWER_NEAR_LENGTH })
    : '';
}

/** How much of an answer's room is used; red above 90 % of it (APP-01, APP-02). */
function AnswerCounter({ length }: { readonly length: number }) {
  return (
    <>
      <span className={classes.counter} data-near={isNearLimit(length) || undefined}>
        {fill('{length} of {limit}', {
          length: formatCount(length),
          limit: formatCount(ANSWER_MAX_LENGTH),
        })}
      </span>
      <VisuallyHidden aria-live="polite">{announcement(length)}</VisuallyHidden>
    </>
  );
}
