import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ANSWER_MAX_LENGTH } from '#contract/schemas/application.ts';
import { CharacterCount } from '#shared/form/character-count.tsx';
import classes from './answer-field.module.css';
import { type AnswerField as AnswerName, type Answers, cutAnswer } from './answers.ts';

export interface AnswerFieldProps {
  readonly id: string;
  readonly name: AnswerName;
  // biome-ignore lint/suspicious/noExplicitAny: the field does not care what the form validates to
  readonly control: Control<Answers, any, any>;
  readonly label: string;
  readonly description: string;
  readonly disabled: boolean;
  /** While an application is being sent, the sent text stays visible. */
  readonly readOnly: boolean;
  /** Shown under the answer, opposite its counter. */
  readonly note?: ReactNode;
}

/** One of the two long answers, with its counter (APP-01, APP-02). */
export function AnswerField(props: AnswerFieldProps) {
  const { id, name, control, label, description, disabled, readOnly, note } = props;
  const { field, fieldState } = useController({ name, control });
  return (
    <div>
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
      <CharacterCount length={field.value.length} limit={ANSWER_MAX_LENGTH} note={note} />
    </div>
  );
}
