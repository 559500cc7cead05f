import type { ChangeEvent } from 'react';

/**
 * The options of a NativeSelect: every value with its name.
 *
 * @param order needed because objects list numeric keys first, in ascending order
 */
export function choicesOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
  order: readonly Value[] = Object.keys(names) as Value[],
) {
  return order.map((value) => ({ value, label: names[value] }));
}

/** The chosen value of a NativeSelect whose options all have this type. */
export const chosen =
  <Value extends string>(onChoose: (value: Value) => void) =>
  (event: ChangeEvent<HTMLSelectElement>) =>
    onChoose(event.currentTarget.value as Value);
