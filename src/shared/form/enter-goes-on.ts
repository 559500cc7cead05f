import type { KeyboardEvent } from 'react';

/** What Enter moves to. Buttons are left out: a key held down would press the button that sends. */
const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/**
 * Enter in a field moves to the next field instead of sending the form, because what these forms send is seen by others
 * at once. Only the button that sends them does. File fields keep their Enter, which opens the chooser.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(target) + 1]?.focus();
}
