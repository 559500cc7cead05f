/**
 * The host of the mocked sign-in service. No real server has this name. It contains a dot because
 * Clerk's client requires one.
 */
export const CLERK_HOST = 'clerk.mock.localhost';

/** The publishable key for `CLERK_HOST`. Used when no key is configured. Works only in the mock. */
export const MOCK_PUBLISHABLE_KEY = `pk_test_${btoa(`${CLERK_HOST}$`).replace(/=+$/, '')}`;

/**
 * Returns the host in a publishable key, which encodes it in base64 with a trailing `$`. Null if
 * the text is not such a key.
 */
export function hostInKey(text: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/]+=*)$/.exec(text)?.[1] ?? '';
  try {
    return /^(.+)\$$/.exec(atob(encoded))?.[1] ?? null;
  } catch {
    // Not base64.
    return null;
  }
}
