import { TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './date-field.module.css';

export interface DateFieldProps
  extends TextInputProps,
    Omit<ComponentProps<'input'>, keyof TextInputProps | 'required'> {
  readonly type: 'date' | 'datetime-local';
}

/**
 * A field for a date, with or without a time. CSS recognizes an empty date input only if the input
 * is invalid, so the input is always `required`. Screen readers report it as invalid only after an
 * error, and as required only if `aria-required` is set.
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
