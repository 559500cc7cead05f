import * as v from 'valibot';

/** URL of the mocked database and storage service. No real server has this host name. */
export const MOCK_SUPABASE_URL = 'https://supabase.mock.localhost';

/** The anonymous key used when none is configured. Works only in the mock. */
export const MOCK_SUPABASE_ANON_KEY = 'sb_publishable_mock';

/** The URL of the mocked service and the key that it requires. */
export interface SupabaseAddress {
  /** Without a trailing slash. */
  readonly url: string;
  readonly anonKey: string;
}

const address = v.pipe(v.string(), v.url());

/**
 * Returns the configured URL and key. Replaces an invalid URL or an empty key with the mock's own.
 */
export function supabaseAddress(url: string, anonKey: string): SupabaseAddress {
  return {
    url: v.is(address, url) ? url.replace(/\/+$/, '') : MOCK_SUPABASE_URL,
    anonKey: anonKey === '' ? MOCK_SUPABASE_ANON_KEY : anonKey,
  };
}

/** Returns the public URL of a stored file. */
export function publicFileUrl(serviceUrl: string, bucket: string, path: string): string {
  return `${serviceUrl}/storage/v1/object/public/${bucket}/${path}`;
}
