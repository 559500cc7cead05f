import type { KeyboardEvent } from 'react';

/**
 * The elements to which Enter can move the focus. Excludes buttons, because holding the key down
 * would press the submit button.
 */
const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/**
 * Moves the focus to the next field on Enter. Enter does not submit the form, because other people
 * would immediately see what the user submitted by mistake. In file fields, Enter still opens the
 * file chooser.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(target) + 1]?.focus();
}
