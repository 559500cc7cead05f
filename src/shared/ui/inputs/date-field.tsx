import { TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './date-field.module.css';

export interface DateFieldProps
  extends TextInputProps,
    Omit<ComponentProps<'input'>, keyof TextInputProps | 'required'> {
  readonly type: 'date' | 'datetime-local';
}

/**
 * A field for a date, with or without a time. The input is always `required`, because CSS can only
 * select an empty date input if the input is invalid. Screen readers report the input as invalid
 * only after an error, and as required only if `aria-required` is set.
 */
export function DateField({ error, 'aria-required': isRequired = false, ...rest }: DateFieldProps) {
  const input = { 'aria-invalid': Boolean(error), 'aria-required': isRequired };
  return (
    <TextInput
      {...rest}
      required
      error={error}
      attributes={{ input }}
      classNames={{ input: classes.input ?? '' }}
    />
  );
}
