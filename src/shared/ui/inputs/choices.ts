import type { ChangeEvent } from 'react';

/**
 * Creates the options of a NativeSelect from the names of its values.
 *
 * @param order the order of the options. Needed for numeric values, because objects list numeric
 * keys first
 */
export function choicesOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
  order: readonly Value[] = Object.keys(names) as Value[],
) {
  return order.map((value) => ({ value, label: names[value] }));
}

/**
 * Creates a change handler for a NativeSelect. The values of all its options must be of type
 * `Value`.
 */
export const chosen =
  <Value extends string>(onChoose: (value: Value) => void) =>
  (event: ChangeEvent<HTMLSelectElement>) =>
    onChoose(event.currentTarget.value as Value);
