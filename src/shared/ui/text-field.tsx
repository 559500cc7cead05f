import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CharacterCount, type CharacterCountProps } from './character-count.tsx';
import classes from './text-field.module.css';

type Part = 'label' | 'description' | 'error' | 'input';

/** The error is shown between label and input, where the user looks. */
const ERROR_ABOVE: Part[] = ['label', 'description', 'error', 'input'];
const ERROR_BELOW: Part[] = ['label', 'description', 'input', 'error'];

export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error: string | undefined;
  readonly registration: UseFormRegisterReturn;
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'date' | 'datetime-local';
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
  /** The earliest and the latest moment of a date or date-time input. */
  readonly min?: string | undefined;
  readonly max?: string;
  readonly optional?: boolean;
  /** More than one line. */
  readonly rows?: number;
  /** How long the answer is, and the most that it may be: shown below the lines. */
  readonly count?: CharacterCountProps;
  readonly placeholder?: string;
  /** Shown inside the field, in front of its text. */
  readonly sign?: string;
  /** Whether what is wrong is shown under the answer, where a specification says so (STU-02). */
  readonly errorBelow?: boolean;
  /** While the form is being sent, the sent text stays visible. */
  readonly readOnly: boolean;
}

/** One text field of a form: label, help, error and input. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    optional = false,
    errorBelow = false,
    rows,
    count,
    sign,
    registration,
    ...rest
  } = props;
  const shared = {
    ...registration,
    ...rest,
    // Mantine puts the asterisk beside it.
    label: <span>{optional ? `${label} (optional)` : label}</span>,
    description: help,
    inputWrapperOrder: errorBelow ? ERROR_BELOW : ERROR_ABOVE,
    ...(errorBelow && { classNames: { error: classes.below } }),
    // The form validates; this attribute is only for screen readers.
    'aria-required': !optional || undefined,
  };
  if (rows !== undefined) {
    return (
      <div>
        <Textarea {...shared} rows={rows} resize="vertical" />
        {count && <CharacterCount {...count} />}
      </div>
    );
  }
  if (sign === undefined) return <TextInput {...shared} />;
  const leftSection = (
    <span className={classes.sign} aria-hidden="true">
      {sign}
    </span>
  );
  return <TextInput {...shared} leftSection={leftSection} />;
}
