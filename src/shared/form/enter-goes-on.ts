import type { KeyboardEvent } from 'react';

/**
 * Elements that Enter can move the focus to. Excludes buttons, because holding the key down would
 * press the submit button.
 */
const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/**
 * Moves the focus to the next field on Enter, instead of submitting the form. Only the submit
 * button submits a form, because other people can immediately see what was submitted. In file
 * fields, Enter still opens the file chooser.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(target) + 1]?.focus();
}
