import type { ApiFailure } from '#contract/failure.ts';

type NotSent = Extract<ApiFailure, { readonly kind: 'not-sent' }>;

/**
 * Returns text that says why a write was not sent, and what the user can do. The text mentions no
 * button, because each form labels its button differently.
 */
export function notSentText(lacks: NotSent['lacks']): string {
  switch (lacks) {
    case 'name':
      return 'Your account has no name yet. Try again, and enter your name when asked.';
    case 'email':
      return 'Your account has no email address, and the server needs one. Contact us to have one added, then try again.';
    case null:
      return 'The server couldn’t set up your account. Try again in a few minutes.';
  }
}
