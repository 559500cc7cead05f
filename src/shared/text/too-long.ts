import { formErrors } from '#contract/errors/form.ts';
import { formatCount } from '../format/count.ts';
import { fill } from './fill.ts';

/**
 * Returns the error message for a text that is too long. The message says how many characters to
 * remove.
 */
export function tooLongText(label: string, limit: number, length: number): string {
  return fill(formErrors['text-too-long'], {
    label,
    limit: formatCount(limit),
    over: formatCount(length - limit),
  });
}
