import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const tokenOf = (role: string) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ iss: 'supabase', role }))}.signature`;

describe('readConfig', () => {
  it('readConfig uses defaults for missing variables', () => {
    expect(readConfig({})).toEqual({
      apiBaseUrl: '/api',
      apiDialect: 'specification',
      apiBearer: 'session-token',
      clerkPublishableKey: '',
      supabaseUrl: '',
      supabaseAnonKey: '',
      supabaseDocuments: 'public',
      razorpayKeyId: '',
      email: { serviceId: '', templateId: '', publicKey: '' },
    });
  });

  it('readConfig treats a blank variable as missing', () => {
    expect(readConfig({ VITE_API_BASE_URL: '', VITE_API_DIALECT: ' ', VITE_SUPABASE_URL: '' })).toEqual(
      readConfig({}),
    );
  });

  it('readConfig lists all invalid variables and their accepted values in one error', () => {
    const wrong = {
      VITE_API_BASE_URL: 'api.example/api',
      VITE_API_DIALECT: 'cobol',
      VITE_API_BEARER: 'cookie',
      VITE_SUPABASE_URL: 'ftp://files.example',
      VITE_SUPABASE_ANON_KEY: 'sb_secret_abcdef',
      VITE_SUPABASE_DOCUMENTS: 'secret',
    };
    expect(() => readConfig(wrong)).toThrow(
      new ConfigurationError(
        [
          'VITE_API_BASE_URL must be an address that begins with https:// or http://, or a path that begins with /.',
          'VITE_API_DIALECT must be specification or express-2026.',
          'VITE_API_BEARER must be session-token or user-id.',
          'VITE_SUPABASE_URL must be an address that begins with https:// or http://.',
          'VITE_SUPABASE_ANON_KEY holds a key with a privileged role. Anyone who opens this site could read and change everything with it. Use the anonymous (publishable) key, and revoke this one.',
          'VITE_SUPABASE_DOCUMENTS must be public or private.',
        ].join('\n'),
      ),
    );
  });

  it.each(['/api', '/', 'http://127.0.0.1:8787/api', 'https://api.example'])(
    'readConfig accepts %s as the API’s base URL',
    (address) => {
      expect(readConfig({ VITE_API_BASE_URL: address }).apiBaseUrl).toBe(address);
    },
  );

  it.each([
    ['a secret key', 'sb_secret_abcdef'],
    ['a key with the service role', tokenOf('service_role')],
    ['a key with another privileged role', tokenOf('supabase_admin')],
  ])('[SAFE-01] readConfig refuses %s for Supabase, and keeps the key out of the error', (_, key) => {
    const start = () => readConfig({ VITE_SUPABASE_ANON_KEY: key });
    expect(start).toThrow(ConfigurationError);
    expect(start).toThrow(/VITE_SUPABASE_ANON_KEY holds a key with a privileged role/);
    expect(start).not.toThrow(new RegExp(key.slice(0, 12)));
  });

  it.each([tokenOf('anon'), 'sb_publishable_abc', 'not.a%.token', ''])(
    'readConfig accepts the Supabase key ‘%s’',
    (key) => {
      expect(readConfig({ VITE_SUPABASE_ANON_KEY: key }).supabaseAnonKey).toBe(key);
    },
  );
});
