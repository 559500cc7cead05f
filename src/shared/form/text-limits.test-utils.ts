import * as v from 'valibot';

/** Whether a form field rejects text of this length as too long. */
export function isTooLong(field: v.GenericSchema<unknown>, length: number): boolean {
  const { issues = [] } = v.safeParse(field, 'x'.repeat(length));
  return issues.some(({ message }) => /^Shorten “|^Description must|^About section must/.test(message));
}
