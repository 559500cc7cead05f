import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { Field } from './field.tsx';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Every choice with its label. */
  readonly choices: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** A field with a list of choices. On a prerendered page it is disabled until hydration. */
export function SelectField<Value extends string>({ choices, onChange, ...rest }: SelectFieldProps<Value>) {
  const values = Object.keys(choices) as Value[];
  return (
    <Field
      {...rest}
      id={useId()}
      choices={choices}
      disabled={!useHydrated()}
      onChange={({ currentTarget: { value } }) => {
        const chosen = values.find((one) => one === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
