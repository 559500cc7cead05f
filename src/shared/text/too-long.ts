import { formErrors } from '#contract/errors/form.ts';
import { formatCount } from '../format/count.ts';
import { fill } from './fill.ts';

/** Returns a message that says that a field's text is too long, and by how much. */
export function tooLongText(label: string, limit: number, length: number): string {
  return fill(formErrors['text-too-long'], {
    label,
    limit: formatCount(limit),
    over: formatCount(length - limit),
  });
}
