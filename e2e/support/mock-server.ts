import { type APIRequestContext, expect } from '@playwright/test';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { mockServerPort } from '../../scripts/sites/sites.ts';

/** URL of the mock server that the production build calls. */
export const server = `http://localhost:${mockServerPort}`;

/**
 * The mock server's URL with an IP address, for calls made by the tests. With `localhost`, Node may
 * query DNS for an IPv6 address.
 */
const numbered = `http://127.0.0.1:${mockServerPort}`;

/** Resets the mock server's data, and signs its user out. */
export async function resetServer(request: APIRequestContext) {
  await request.post(`${numbered}/__mock/reset`);
}

/**
 * Signs in as a persona with the call that the sign-in form makes. Pages opened afterwards are
 * signed in. For tests that need a session, but don't test the form.
 */
export async function signInOnServer(request: APIRequestContext, name: PersonaName) {
  const { email: identifier, password } = persona(name);
  const response = await request.post(`${numbered}/__clerk/v1/client/sign_ins`, {
    form: { identifier, password, strategy: 'password' },
  });
  expect(response.status()).toBe(200);
}
