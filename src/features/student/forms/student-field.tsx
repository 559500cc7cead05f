import { Textarea, TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldQuestion } from '../model/form-sections.ts';
import classes from './student-form.module.css';

/** What is wrong stands under the input (STU-02). */
const ERROR_BELOW: ('label' | 'description' | 'input' | 'error')[] = [
  'label',
  'description',
  'input',
  'error',
];

export interface StudentFieldProps {
  readonly question: FieldQuestion;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** The last day that can be chosen: `2026-11-21`. */
  readonly today: string;
  /** While a profile is on its way, what was sent stays what is shown. */
  readonly readOnly: boolean;
}

/** One text field of the form, with what it asks, what helps, and what is wrong with it. */
export function StudentField({ question, registration, error, today, readOnly }: StudentFieldProps) {
  const { name, label, help, placeholder, type = 'text', autoComplete, required = false, rows } = question;
  const shared = {
    ...registration,
    id: name,
    label: required ? label : `${label} (optional)`,
    description: help,
    error,
    readOnly,
    // The rules are the form's; this only tells a screen reader.
    'aria-required': required || undefined,
    inputWrapperOrder: ERROR_BELOW,
    classNames: { error: classes.below },
    ...(placeholder ? { placeholder } : {}),
    ...(autoComplete ? { autoComplete } : {}),
  };
  if (rows !== undefined) return <Textarea {...shared} rows={rows} resize="vertical" />;
  return (
    <TextInput {...shared} type={type} {...(type === 'date' ? { min: '1940-01-01', max: today } : {})} />
  );
}
