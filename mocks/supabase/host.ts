import * as v from 'valibot';

/** The host of the mocked database and storage service: a name that no network resolves. */
export const MOCK_SUPABASE_URL = 'https://supabase.mock.localhost';

/** The anonymous key where none is configured; it opens nothing. */
export const MOCK_SUPABASE_ANON_KEY = 'sb_publishable_mock';

/** Where the mocked service lives, and the key that it asks for. */
export interface SupabaseAddress {
  /** Without a slash at its end. */
  readonly url: string;
  readonly anonKey: string;
}

const address = v.pipe(v.string(), v.url());

/** The configured address; the mock's own where none is set. */
export function supabaseAddress(url: string, anonKey: string): SupabaseAddress {
  return {
    url: v.is(address, url) ? url.replace(/\/+$/, '') : MOCK_SUPABASE_URL,
    anonKey: anonKey === '' ? MOCK_SUPABASE_ANON_KEY : anonKey,
  };
}

/** The public address of a stored file. */
export function publicFileUrl(serviceUrl: string, bucket: string, path: string): string {
  return `${serviceUrl}/storage/v1/object/public/${bucket}/${path}`;
}
