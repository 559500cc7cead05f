import type { ChangeEvent } from 'react';

/**
 * What a NativeSelect offers: every value with its name.
 *
 * @param order an object would put values that are numbers first, the lowest on top
 */
export function choicesOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
  order: readonly Value[] = Object.keys(names) as Value[],
) {
  return order.map((value) => ({ value, label: names[value] }));
}

/** The chosen value of a NativeSelect, which offers only values of this type. */
export const chosen =
  <Value extends string>(onChoose: (value: Value) => void) =>
  (event: ChangeEvent<HTMLSelectElement>) =>
    onChoose(event.currentTarget.value as Value);
