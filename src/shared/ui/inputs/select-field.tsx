import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { Field } from './field.tsx';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Every choice with its label. */
  readonly choices: Readonly<Record<Value, string>>;
  /** Their order. An object would put values that are numbers first, the lowest on top. */
  readonly order?: readonly Value[];
  readonly onChange: (value: Value) => void;
}

/** A field with a list of choices. On a prerendered page it is disabled until hydration. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { choices, order = Object.keys(choices) as Value[], onChange, ...rest } = props;
  return (
    <Field
      {...rest}
      id={useId()}
      choices={order.map((value) => [value, choices[value]])}
      disabled={!useHydrated()}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    />
  );
}
