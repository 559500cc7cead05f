import type { authErrors } from '#contract/errors/auth.ts';
import { answer, defineEntries, hang, network } from './define-entries.ts';

/** The error entries of sign-in and registration. */
export const authEntries = defineEntries<typeof authErrors>()({
  'user-sync-failed': {
    screen: '/student',
    when: 'The server does not register the signed-in user',
    nextStep: 'The site tries again on the next visit.',
    lookFor: {
      hint: 'The page works as usual. The Traffic tab lists the user’s registration as failed.',
      call: 'users.registerOrUpdate',
    },
    triggers: [
      answer('users.registerOrUpdate', 500, { error: 'Try again later.' }),
      network('users.registerOrUpdate'),
    ],
    requirements: ['SHELL-09'],
  },
  'name-unsaved': {
    screen: '/scholarship/{id}/application-form',
    when: 'The site asks for a name before the first save, and the sign-in service refuses the name',
    nextStep: 'Try again. The dialog stays open, and the form keeps its input.',
    triggers: [{ kind: 'account', lacks: 'name', isClosed: true }],
    requirements: ['SHELL-09'],
  },
  'role-unread': {
    screen: '/organization/dashboard',
    when: 'The user’s role cannot be read',
    nextStep: 'Press ‘Try Again’. The site also retries automatically.',
    triggers: [answer('users.byId', 500, ''), network('users.byId'), hang('users.byId')],
    requirements: ['AUTH-05'],
  },
  'auth-key-missing': {
    screen: '/auth/login',
    when: 'The publishable key is missing or malformed',
    nextStep: 'Set the variable that the message names, and rebuild the site.',
    triggers: [{ kind: 'configuration', variable: 'VITE_CLERK_PUBLISHABLE_KEY' }],
    requirements: ['AUTH-06'],
  },
  'auth-script-failed': {
    screen: '/auth/login',
    when: 'The sign-in script cannot be downloaded',
    nextStep: 'Check the connection and press ‘Try Again’. Public pages still work.',
    lookFor: {
      hint: 'A message replaces the sign-in form. The console names the script.',
      text: 'We couldn’t load sign-in.',
    },
    triggers: [{ kind: 'script', service: 'clerk' }],
    requirements: ['AUTH-06'],
  },
});
