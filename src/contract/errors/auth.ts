import { rows } from './row.ts';

/** The error catalogue's rows of sign-in. */
export const authErrors = rows({
  'user-sync-failed': {
    slice: 'auth',
    screen: '/student',
    situation: 'The server does not learn who signed in',
    text: null,
    way: 'It is tried again at the next visit.',
    triggers: [
      { kind: 'answer', operation: 'users.registerOrUpdate', status: 500, body: { error: 'Try later.' } },
      { kind: 'network', operation: 'users.registerOrUpdate' },
    ],
    ledger: ['SHELL-09'],
  },
  'role-unread': {
    slice: 'auth',
    screen: '/organization/dashboard',
    situation: 'The role of the signed-in person cannot be read',
    text: 'We could not read what kind of account you have.',
    way: 'Try Again; it is also tried again by itself.',
    triggers: [
      { kind: 'answer', operation: 'users.byId', status: 500, body: '' },
      { kind: 'network', operation: 'users.byId' },
      { kind: 'hang', operation: 'users.byId' },
    ],
    ledger: ['AUTH-05'],
  },
  'auth-key-missing': {
    slice: 'auth',
    screen: '/auth/login',
    situation: 'The publishable key is missing or malformed',
    text: 'Sign-in is not configured: set {variable} to the publishable key of your authentication service.',
    way: 'Set the variable and build again.',
    triggers: [{ kind: 'configuration', variable: 'VITE_CLERK_PUBLISHABLE_KEY' }],
    ledger: ['AUTH-06'],
  },
  'auth-script-failed': {
    slice: 'auth',
    screen: '/auth/login',
    situation: 'The sign-in script cannot be downloaded',
    text: null,
    way: 'Public pages go on working.',
    triggers: [{ kind: 'script', service: 'clerk' }],
    ledger: ['AUTH-06'],
  },
});
