import type { KeyboardEvent } from 'react';

/**
 * Where Enter moves the focus. Not to buttons: holding the key down would press the submit button.
 */
const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/**
 * Enter in a field moves to the next field instead of submitting the form, because others see what
 * these forms send immediately. Only the submit button sends it. In file fields, Enter still opens
 * the file chooser.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(target) + 1]?.focus();
}
