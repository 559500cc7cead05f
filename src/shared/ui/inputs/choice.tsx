import { type ComponentProps, useId } from 'react';
import classes from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
}

/** A checkbox or a radio button with its label. */
export function Choice({ label, id, ...input }: ChoiceProps) {
  const ownId = useId();
  return (
    <label className={classes.choice} htmlFor={id ?? ownId}>
      <input {...input} id={id ?? ownId} />
      <span>{label}</span>
    </label>
  );
}
