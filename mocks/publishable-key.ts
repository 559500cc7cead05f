/** The host of the mocked authentication service: a name that no network resolves, with the dot that its client asks for. */
export const CLERK_HOST = 'clerk.mock.localhost';

/** The key that names this host; it is used where none is configured, and opens nothing. */
export const MOCK_PUBLISHABLE_KEY = `pk_test_${btoa(`${CLERK_HOST}$`).replace(/=+$/, '')}`;

/** Whether a text is a publishable key: it names a host, closed by a `$`, in base64. */
export function isPublishableKey(text: string): boolean {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/]+=*)$/.exec(text)?.[1];
  if (encoded === undefined) return false;
  try {
    return atob(encoded).endsWith('$');
  } catch {
    return false;
  }
}
