import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const tokenOf = (role: string) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ iss: 'supabase', role }))}.signature`;

describe('readConfig', () => {
  it('readConfig has defaults for optional variables', () => {
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

  it('readConfig names an invalid variable', () => {
    expect(() => readConfig({ VITE_API_BEARER: 'cookie' })).toThrow(/VITE_API_BEARER/);
    expect(() => readConfig({ VITE_API_DIALECT: 'cobol' })).toThrow(/VITE_API_DIALECT/);
    expect(() => readConfig({ VITE_SUPABASE_DOCUMENTS: 'secret' })).toThrow(/VITE_SUPABASE_DOCUMENTS/);
  });

  it.each([
    ['a secret key', 'sb_secret_abcdef'],
    ['a service role', tokenOf('service_role')],
    ['another privileged role', tokenOf('supabase_admin')],
  ])('[SAFE-01] refuses to start with %s, and does not print it', (_, key) => {
    const start = () => readConfig({ VITE_SUPABASE_ANON_KEY: key });
    expect(start).toThrow(ConfigurationError);
    expect(start).toThrow(/VITE_SUPABASE_ANON_KEY holds a key with a privileged role/);
    expect(start).not.toThrow(new RegExp(key.slice(0, 12)));
  });

  it.each([tokenOf('anon'), 'sb_publishable_abc', 'not.a%.token', ''])(
    'the site starts with the Supabase key %s',
    (key) => {
      expect(readConfig({ VITE_SUPABASE_ANON_KEY: key }).supabaseAnonKey).toBe(key);
    },
  );
});
