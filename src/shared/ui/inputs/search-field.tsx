import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface SearchFieldProps extends Pick<FieldProps, 'label' | 'maxLength' | 'onBlur' | 'suffix'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search field. */
export function SearchField({ onChange, ...rest }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  // Text typed into the prerendered page before hydration is only in the document.
  const takeTyped = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== rest.value) onChange(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <Field
      ref={box}
      {...rest}
      id={useId()}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
