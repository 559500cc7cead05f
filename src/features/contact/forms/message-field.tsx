import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What is wrong stands between the question and its answer, where the eye is. */
const ORDER: ('label' | 'description' | 'error' | 'input')[] = ['label', 'description', 'error', 'input'];

export interface MessageFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly registration: UseFormRegisterReturn;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  /** More than one line. */
  readonly rows?: number;
  /** While the form is on its way, what was sent stays what is shown. */
  readonly readOnly: boolean;
}

/** One field of the message: what it asks, what helps, what is wrong, and the answer. */
export function MessageField({ help, rows, registration, ...rest }: MessageFieldProps) {
  const shared = {
    ...registration,
    ...rest,
    description: help,
    inputWrapperOrder: ORDER,
    // The rules are the form's; this only tells a screen reader.
    'aria-required': true,
  };
  return rows === undefined ? (
    <TextInput {...shared} />
  ) : (
    <Textarea {...shared} rows={rows} resize="vertical" />
  );
}
