import type { contactErrors } from '#contract/errors/contact.ts';
import { defineEntries, email, on } from './define-entries.ts';

/** The error entries of the contact page: when each shows, what to do next, and how to produce it. */
export const contactEntries = defineEntries<typeof contactErrors>()({
  ...on({ screen: '/contact', requirements: ['CON-02'] })({
    'contact-send-failed': {
      when: 'The message is not sent, or perhaps not sent',
      nextStep: 'Send it again, or write or call as the alert says; everything typed is kept.',
      triggers: [email('refused'), email('network'), email('hang')],
    },
    'contact-send-unconfigured': {
      when: 'The email service is not set up',
      nextStep: 'Write by email, or call; the operator of the site sets the variable that the alert names.',
      triggers: [{ kind: 'configuration', variable: 'VITE_EMAILJS_PUBLIC_KEY' }],
    },
  }),
  'contact-newsletter-empty': {
    screen: '/contact',
    when: 'The newsletter form is sent without an address',
    nextStep: 'Type one; the field has the focus.',
    triggers: [{ kind: 'input', form: 'newsletter', field: 'email' }],
    requirements: ['CON-04'],
  },
});
