import { rows } from './row.ts';

const FORM = '/contact';

/** The error catalogue's rows of the contact page. */
export const contactErrors = rows({
  'contact-send-failed': {
    slice: 'contact',
    screen: FORM,
    situation: 'The message is not sent, or not surely sent',
    text: 'Failed to send message.',
    way: 'What was typed is kept: send it again, or write and call as the alert says.',
    triggers: [
      { kind: 'email', failure: 'refused' },
      { kind: 'email', failure: 'network' },
      { kind: 'email', failure: 'hang' },
    ],
    ledger: ['CON-02'],
  },
  'contact-send-unconfigured': {
    slice: 'contact',
    screen: FORM,
    situation: 'The e-mail service is not set up',
    text: 'Failed to send message.',
    way: 'Write by e-mail, or call; who runs the site sets the variable that the alert names.',
    triggers: [{ kind: 'configuration', variable: 'VITE_EMAILJS_PUBLIC_KEY' }],
    ledger: ['CON-02'],
  },
  'contact-newsletter-empty': {
    slice: 'contact',
    screen: FORM,
    situation: 'The newsletter is asked for without an address',
    text: 'Please enter your email address',
    way: 'Type one; the field has the focus.',
    triggers: [{ kind: 'input', form: 'newsletter', field: 'email' }],
    ledger: ['CON-04'],
  },
});
