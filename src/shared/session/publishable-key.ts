/**
 * The environment variable for the sign-in service's public key. Error messages name it (AUTH-06).
 */
export const KEY_VARIABLE = 'VITE_CLERK_PUBLISHABLE_KEY';

/**
 * Whether text looks like a publishable key. Clerk throws during render if the key's format is
 * invalid.
 */
export function isPublishableKey(text: string): boolean {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  if (encoded === undefined) return false;
  try {
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\$$/i.test(atob(encoded));
  } catch {
    return false;
  }
}
