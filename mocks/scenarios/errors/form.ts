import type { formErrors } from '#contract/errors/form.ts';
import { defineEntries } from './define-entries.ts';

/** The error entries that all forms share: when each shows, what to do next, and how to produce it. */
export const formEntries = defineEntries<typeof formErrors>()({
  'text-too-long': {
    screen: '/contact',
    when: 'A text has more characters than its field takes',
    nextStep: 'Shorten it. The text says by how many characters, and the summary leads to the field.',
    triggers: [{ kind: 'input', form: 'message', field: 'subject' }],
    requirements: ['SAFE-04'],
  },
});
