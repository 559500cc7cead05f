/** The host of the mocked authentication service: a name that no network resolves, with the dot that its client asks for. */
export const CLERK_HOST = 'clerk.mock.localhost';

/** The key that names this host; it is used where none is configured, and opens nothing. */
export const MOCK_PUBLISHABLE_KEY = `pk_test_${btoa(`${CLERK_HOST}$`).replace(/=+$/, '')}`;

/** The host that a publishable key names, closed by a `$`, in base64; null for a text that is no such key. */
export function hostInKey(text: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/]+=*)$/.exec(text)?.[1] ?? '';
  try {
    return /^(.+)\$$/.exec(atob(encoded))?.[1] ?? null;
  } catch {
    // It isn't base64.
    return null;
  }
}
