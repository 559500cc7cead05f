import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface SearchFieldProps {
  readonly label: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A search field. Keeps text that was typed before hydration. */
export function SearchField({ onChange, ...rest }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  // Text that the user typed before hydration is only in the DOM.
  const takeTyped = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== rest.value) onChange(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <TextInput
      ref={box}
      {...rest}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
