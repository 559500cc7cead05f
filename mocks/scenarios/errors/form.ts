import type { formErrors } from '#contract/errors/form.ts';
import { defineEntries } from './define-entries.ts';

/** The error entries that all forms share. */
export const formEntries = defineEntries<typeof formErrors>()({
  'text-too-long': {
    screen: '/contact',
    when: 'The text in a field is too long',
    nextStep: 'Shorten the text. The error says by how many characters. The summary links to the field.',
    triggers: [{ kind: 'input', form: 'message', field: 'subject' }],
    requirements: ['SAFE-04'],
  },
});
