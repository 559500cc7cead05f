import type { ApiFailure } from '#contract/failure.ts';

type NotSent = Extract<ApiFailure, { readonly kind: 'not-sent' }>;

/**
 * Why nothing was sent, and what to do. The sentences do not name a button, because each form has
 * its own.
 */
export function notSentText(lacks: NotSent['lacks']): string {
  switch (lacks) {
    case 'name':
      return 'Your account has no name yet. Try again, and enter your name when asked.';
    case 'email':
      return 'Your account has no email address, and the server needs one. Contact us to have it added, then try again.';
    case null:
      return 'The server couldn’t set up your account. Try again in a few minutes.';
  }
}
