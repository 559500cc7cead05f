import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '#shared/ui/inputs/date-field.tsx';
import type { TextQuestion } from './form-layout.tsx';
import type { inputsOf } from './inputs-of.ts';

type Input = ReturnType<ReturnType<typeof inputsOf>>;

export interface QuestionFieldProps extends Input, Omit<TextQuestion<string>, 'name'> {
  /** Text at the start of the input, such as '+91'. */
  readonly leftSection?: string;
  /** Content below the input, such as a character counter. */
  readonly below?: ReactNode;
  /** Shows the error below the field, as STU-02 requires. */
  readonly errorBelow?: boolean;
  /** The earliest and latest date that a date field accepts. */
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
}

/** The field for one question of a form: single-line text, multi-line text or a date. */
export function QuestionField({
  type,
  rows,
  below,
  errorBelow,
  leftSection,
  isShort = type === 'tel' || type === 'date',
  ...rest
}: QuestionFieldProps) {
  const asked = {
    ...rest,
    ...(isShort && { maw: '24rem' }),
    ...(errorBelow && { inputWrapperOrder: ERROR_BELOW }),
    ...(below !== undefined && {
      inputContainer: (input: ReactNode) => (
        <>
          {input}
          {below}
        </>
      ),
    }),
  };
  if (rows !== undefined) return <Textarea {...asked} rows={rows} />;
  if (type === 'date') return <DateField {...asked} type="date" />;
  return (
    <TextInput
      {...asked}
      type={type ?? 'text'}
      leftSection={leftSection}
      {...(leftSection && {
        leftSectionWidth: `calc(var(--input-padding) + ${leftSection.length + 1}ch)`,
      })}
    />
  );
}

const ERROR_BELOW: ('label' | 'description' | 'input' | 'error')[] = [
  'label',
  'description',
  'input',
  'error',
];
