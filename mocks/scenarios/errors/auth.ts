import type { authErrors } from '#contract/errors/auth.ts';
import { defineEntries } from './define-entries.ts';

/** The error entries of sign-in: when each shows, what to do next, and how to produce it. */
export const authEntries = defineEntries<typeof authErrors>()({
  'user-sync-failed': {
    screen: '/student',
    when: 'The server does not learn who signed in',
    nextStep: 'The site tries again at the next visit.',
    triggers: [
      { kind: 'answer', operation: 'users.registerOrUpdate', status: 500, body: { error: 'Try later.' } },
      { kind: 'network', operation: 'users.registerOrUpdate' },
    ],
    requirements: ['SHELL-09'],
  },
  'role-unread': {
    screen: '/organization/dashboard',
    when: 'The role of the signed-in person cannot be read',
    nextStep: 'Try Again; the site also tries again automatically.',
    triggers: [
      { kind: 'answer', operation: 'users.byId', status: 500, body: '' },
      { kind: 'network', operation: 'users.byId' },
      { kind: 'hang', operation: 'users.byId' },
    ],
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
    triggers: [{ kind: 'script', service: 'clerk' }],
    requirements: ['AUTH-06'],
  },
});
