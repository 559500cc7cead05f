import { Textarea, type TextareaProps } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ANSWER_MAX_LENGTH } from '#contract/limits.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { CharacterCount } from '#shared/ui/inputs/character-count.tsx';
import { type AnswerField as AnswerName, type Answers, withinLimit } from '../answer-fields.ts';
import classes from './answer-field.module.css';

export interface AnswerFieldProps extends Pick<TextareaProps, 'id' | 'label' | 'description' | 'readOnly'> {
  readonly name: AnswerName;
  // biome-ignore lint/suspicious/noExplicitAny: the form's output type does not matter here
  readonly control: Control<Answers, any, any>;
  readonly disabled: boolean;
  /** Content below the answer, opposite its character count. */
  readonly note?: ReactNode;
}

/** One of the two long answers, with its counter (APP-01, APP-02). */
export function AnswerField({ name, control, disabled, note, ...rest }: AnswerFieldProps) {
  const { field, fieldState } = useController({ name, control });
  const [leftOut, setLeftOut] = useState(0);

  const change = (text: string) => {
    const answer = withinLimit(field.value, text);
    // Removes the note about omitted characters once the answer is below the limit.
    if (answer.length < ANSWER_MAX_LENGTH) setLeftOut(0);
    field.onChange(answer);
  };

  const countLeftOut = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
    const selected = (currentTarget.selectionEnd ?? 0) - (currentTarget.selectionStart ?? 0);
    const length = currentTarget.value.length - selected + pasted.length;
    setLeftOut(Math.min(pasted.length, length - ANSWER_MAX_LENGTH));
  };

  return (
    <div className={classes.answer}>
      <Textarea
        {...rest}
        {...field}
        disabled={disabled}
        // The browser applies `maxLength` to typing and pasting. `withinLimit` covers every other
        // change.
        maxLength={ANSWER_MAX_LENGTH}
        onChange={({ target }) => change(target.value)}
        onPaste={countLeftOut}
        // The form's schema validates the answer. This attribute only informs screen readers.
        aria-required
        error={fieldState.error?.message}
        rows={6}
        inputContainer={(input) => (
          <>
            {input}
            <CharacterCount length={field.value.length} limit={ANSWER_MAX_LENGTH} note={note} />
          </>
        )}
      />
      <p role="status">
        {leftOut > 0 &&
          fill('Not everything you pasted fits. Characters left out: {n}.', {
            n: formatCount(leftOut),
          })}
      </p>
    </div>
  );
}
