import type { contactErrors } from '#contract/errors/contact.ts';
import { defineEntries, email, on } from './define-entries.ts';

export const contactEntries = defineEntries<typeof contactErrors>()({
  ...on({ screen: '/contact', requirements: ['CON-02'] })({
    'contact-send-failed': {
      when: 'The email service does not confirm that it sent the message',
      nextStep:
        'Send the message again, or contact us by email or phone, as the alert says. The form keeps the input.',
      triggers: [email('refused'), email('network'), email('hang')],
    },
    'contact-send-unconfigured': {
      when: 'The email service is not set up',
      nextStep: 'Email or call instead. The site’s operator must set the variable that the alert names.',
      triggers: [{ kind: 'configuration', variable: 'VITE_EMAILJS_PUBLIC_KEY' }],
    },
  }),
  'contact-newsletter-empty': {
    screen: '/contact',
    when: 'A visitor submits the newsletter form without an email address',
    nextStep: 'Type an email address. The field has the focus.',
    triggers: [{ kind: 'input', form: 'newsletter', field: 'email' }],
    requirements: ['CON-04'],
  },
});
