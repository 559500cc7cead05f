import type { ChangeEvent } from 'react';

/**
 * The options of a NativeSelect: every value with its name.
 *
 * @param order the order of the values. Needed because objects list numeric keys first
 */
export function choicesOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
  order: readonly Value[] = Object.keys(names) as Value[],
) {
  return order.map((value) => ({ value, label: names[value] }));
}

/** Creates a change handler for a NativeSelect. All of its options must have the type `Value`. */
export const chosen =
  <Value extends string>(onChoose: (value: Value) => void) =>
  (event: ChangeEvent<HTMLSelectElement>) =>
    onChoose(event.currentTarget.value as Value);
