import type { authErrors } from '#contract/errors/auth.ts';
import { answer, defineEntries, hang, network } from './define-entries.ts';

/** The error entries of sign-in: when each shows, what to do next, and how to produce it. */
export const authEntries = defineEntries<typeof authErrors>()({
  'user-sync-failed': {
    screen: '/student',
    when: 'The server does not learn who signed in',
    nextStep: 'The site tries again at the next visit.',
    lookFor: {
      hint: 'The page works as usual. Traffic lists the registration of the user as failed.',
      call: 'users.registerOrUpdate',
    },
    triggers: [
      answer('users.registerOrUpdate', 500, { error: 'Try later.' }),
      network('users.registerOrUpdate'),
    ],
    requirements: ['SHELL-09'],
  },
  'name-unsaved': {
    screen: '/scholarship/{id}/application-form',
    when: 'The sign-in service does not take the name that was asked for before a first write',
    nextStep: 'The question stays open, and what was typed in the form is kept.',
    triggers: [{ kind: 'account', lacks: 'name', isClosed: true }],
    requirements: ['SHELL-09'],
  },
  'role-unread': {
    screen: '/organization/dashboard',
    when: 'The role of the signed-in person cannot be read',
    nextStep: 'Try Again; the site also tries again automatically.',
    triggers: [answer('users.byId', 500, ''), network('users.byId'), hang('users.byId')],
    requirements: ['AUTH-05'],
  },
  'auth-key-missing': {
    screen: '/auth/login',
    when: 'The publishable key is missing or malformed',
    nextStep: 'Set the variable and build again.',
    triggers: [{ kind: 'configuration', variable: 'VITE_CLERK_PUBLISHABLE_KEY' }],
    requirements: ['AUTH-06'],
  },
  'auth-script-failed': {
    screen: '/auth/login',
    when: 'The sign-in script cannot be downloaded',
    nextStep: 'Public pages still work.',
    lookFor: {
      hint: 'The page says so instead of the sign-in form. The console names the script.',
      text: 'Sign-in could not be loaded.',
    },
    triggers: [{ kind: 'script', service: 'clerk' }],
    requirements: ['AUTH-06'],
  },
});
