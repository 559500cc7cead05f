import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import classes from './field.module.css';

type Input = Omit<ComponentProps<'input'>, 'id' | 'prefix' | 'size' | 'className' | 'children'>;

export interface FieldProps extends Input {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Shows the error under the input, where a specification says so (STU-02). */
  readonly errorBelow?: boolean;
  /** In a form: says that the field may stay empty, or tells screen readers that it may not. */
  readonly optional?: boolean;
  /** What react-hook-form registers. */
  readonly registration?: UseFormRegisterReturn;
  /** A textarea of so many lines. */
  readonly rows?: number;
  /** A select: every choice with its label. */
  readonly choices?: readonly (readonly [value: string, name: string])[];
  /** Below the text, such as a counter. */
  readonly below?: ReactNode;
  /** In front of the text, such as ₹. */
  readonly prefix?: string;
  /** Behind the text, such as a button. */
  readonly suffix?: ReactNode;
}

/** A labelled field, for text of each type, a date, a search, a choice or several lines. */
export function Field(props: FieldProps) {
  const {
    id,
    label,
    help,
    error,
    errorBelow = false,
    optional,
    registration,
    rows,
    choices,
    below,
    prefix,
    suffix,
    ...input
  } = props;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const isDate = input.type === 'date' || input.type === 'datetime-local';
  const control = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    // CSS recognizes an empty date only as an invalid one. Screen readers call it invalid after an error alone.
    ...(isDate && { required: true, 'aria-invalid': Boolean(error) }),
    // A text in Urdu begins at the right edge.
    dir: 'auto',
    // The form validates; this attribute is only for screen readers.
    'aria-required': optional === false || undefined,
    ...registration,
    ...input,
  };
  const problem = error && (
    <p className={classes.error} id={`${id}-error`}>
      {error}
    </p>
  );
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{optional ? `${label} (optional)` : label}</label>
      {help && (
        <div className={classes.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      {!errorBelow && problem}
      <div className={classes.line}>
        <div className={classes.box} data-invalid={error ? true : undefined}>
          {prefix !== undefined && <span aria-hidden="true">{prefix}</span>}
          {choices ? (
            <select {...(control as ComponentProps<'select'>)}>
              {choices.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          ) : rows ? (
            <textarea {...(control as ComponentProps<'textarea'>)} rows={rows} />
          ) : (
            <input {...control} />
          )}
        </div>
        {suffix}
      </div>
      {errorBelow && problem}
      {below}
    </div>
  );
}
