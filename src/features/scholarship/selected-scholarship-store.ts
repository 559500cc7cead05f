import * as v from 'valibot';
import { idSchema, textSchema } from '#contract/schemas/primitives.ts';

const KEY = 'eduempower.selected-scholarship';
const selectedSchema = v.object({ id: idSchema, title: textSchema });

/** The scholarship that a person is about to apply for, stored for the browser session (SCH-14). */
export type SelectedScholarship = v.InferOutput<typeof selectedSchema>;

/**
 * Remembers the scholarship whose form comes next (SCH-14). @returns false, with a line on the console,
 * when it has no id: then there is no form to go to
 */
export function chooseForApplication({ id, title }: SelectedScholarship): boolean {
  if (id === '') {
    console.error('The scholarship has no id, so there is no form to go to');
    return false;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, title }));
  } catch (error) {
    // A browser that stores nothing costs no more than the reload.
    console.warn('The chosen scholarship could not be kept for this session', error);
  }
  return true;
}

/** The remembered choice, or null when there is none that can be read. */
export function readSelectedScholarship(): SelectedScholarship | null {
  try {
    const parsed = v.safeParse(selectedSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
