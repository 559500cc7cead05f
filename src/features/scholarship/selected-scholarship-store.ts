import * as v from 'valibot';
import { idSchema, textSchema } from '#contract/schemas/primitives.ts';
import { attempt } from '#shared/store/storage-area.ts';

const KEY = 'eduempower.selected-scholarship';
const selectedSchema = v.object({ id: idSchema, title: textSchema });

export type SelectedScholarship = v.InferOutput<typeof selectedSchema>;

/** The scholarship that the user is about to apply for, stored for the browser session (SCH-14). */
export const selectedScholarship = {
  /**
   * Stores the scholarship and returns true. If the scholarship has no id, the application form
   * can't open, so `choose` logs an error and returns false.
   */
  choose({ id, title }: SelectedScholarship): boolean {
    if (id === '') console.error('The scholarship has no id, so its application form can’t open');
    // If the browser blocks storage, the form still opens, but a reload loses the choice.
    else attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ id, title })));
    return id !== '';
  },
  read: (): SelectedScholarship | null =>
    attempt(() => v.parse(selectedSchema, JSON.parse(sessionStorage.getItem(KEY) ?? ''))),
};
