import * as v from 'valibot';
import { idSchema, textSchema } from '#contract/schemas/primitives.ts';
import { attempt } from '#shared/store/storage-area.ts';

const KEY = 'eduempower.selected-scholarship';
const selectedSchema = v.object({ id: idSchema, title: textSchema });

export type SelectedScholarship = v.InferOutput<typeof selectedSchema>;

/** The scholarship that the user is about to apply for, stored for the browser session (SCH-14). */
export const selectedScholarship = {
  /** @returns false, and logs an error, if the scholarship has no id, so that no form can open */
  choose({ id, title }: SelectedScholarship): boolean {
    if (id === '') console.error('The scholarship has no id, so there is no form to go to');
    // In a browser that stores nothing, the form opens but does not survive a reload.
    else attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ id, title })));
    return id !== '';
  },
  read: (): SelectedScholarship | null =>
    attempt(() => v.parse(selectedSchema, JSON.parse(sessionStorage.getItem(KEY) ?? ''))),
};
