import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import classes from './native-field.module.css';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A labelled native search box, which needs no code on a first page. */
export function SearchField({ label, onChange, ...rest }: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // Text typed into the prerendered page before hydration is only in the document.
  const takeTyped = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== rest.value) onChange(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        className={classes.control}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
    </div>
  );
}
