import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persona, personaNames } from '../data/personas.ts';
import { CLERK_HOST, MOCK_PUBLISHABLE_KEY } from '../publishable-key.ts';
import type { AccountPart } from '../scenarios/errors/define-entries.ts';
import type { TextStore } from '../store/text-stores.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { createIdentity } from './create-identity.ts';
import type { Identity } from './identity.ts';
import { PUT_ASIDE_KEY, STATE_KEY } from './identity-state.ts';

const HOST = `https://${CLERK_HOST}`;
const asha = persona('student');

// biome-ignore lint/suspicious/noExplicitAny: the service's responses have many shapes
type Json = any;

let now: number;
let offline: boolean;
let lacks: AccountPart | null;
let store: TextStore;
let identity: Identity;
let cookies: Map<string, string>;

function create(): Identity {
  let serial = 0;
  return createIdentity({
    publishableKey: MOCK_PUBLISHABLE_KEY,
    clock: () => now,
    store,
    setCookie: (name, value) => void cookies.set(name, value),
    createId: () => String(++serial),
    network: { activeTrigger: () => null, isOffline: () => offline, lacks: () => lacks, latencyMs: () => 0 },
  });
}

async function call(method: 'GET' | 'POST', path: string, form?: Record<string, string>) {
  const request = new Request(HOST + path, { method, ...(form ? { body: new URLSearchParams(form) } : {}) });
  const response = await getResponse([...identity.handlers], request);
  if (!response) throw new Error(`No handler answered ${path}`);
  const body: Json = response.type === 'error' ? null : await response.json();
  return { status: response.status, type: response.type, body };
}

const signIn = () =>
  call('POST', '/v1/client/sign_ins', {
    identifier: asha.email,
    password: asha.password,
    strategy: 'password',
  });

beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 9);
  offline = false;
  lacks = null;
  store = createMemoryStore();
  cookies = new Map();
  identity = create();
});

describe('signing in', () => {
  it('sign-in sets the __client_uat cookie to the sign-in time, and sign-out sets it to 0', async () => {
    await signIn();
    expect(cookies.get('__client_uat')).toBe(String(now / 1000));
    identity.signOut();
    expect(cookies.get('__client_uat')).toBe('0');
  });

  it('sign-in with an identifier and a password starts a session', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body.response.status).toBe('complete');
    expect(body.response.created_session_id).toBe(body.client.last_active_session_id);
    expect(body.client.sessions[0].user.public_metadata).toEqual({ role: 'STUDENT' });
    expect(body.client.sign_in).toBeNull();
  });

  it('sign-in accepts the identifier and the password in separate calls', async () => {
    const first = await call('POST', '/v1/client/sign_ins', { identifier: asha.email });
    expect(first.body.response.status).toBe('needs_first_factor');
    const second = await call('POST', `/v1/client/sign_ins/${first.body.response.id}/attempt_first_factor`, {
      strategy: 'password',
      password: asha.password,
    });
    expect(second.body.response.status).toBe('complete');
  });

  it('sign-in with an email code refuses a wrong code and accepts the right code', async () => {
    const { body } = await call('POST', '/v1/client/sign_ins', { identifier: asha.email });
    const at = `/v1/client/sign_ins/${body.response.id}`;
    await call('POST', `${at}/prepare_first_factor`, { strategy: 'email_code' });
    const wrong = await call('POST', `${at}/attempt_first_factor`, {
      strategy: 'email_code',
      code: '111111',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors[0]).toMatchObject({ code: 'form_code_incorrect', meta: { param_name: 'code' } });
    const right = await call('POST', `${at}/attempt_first_factor`, {
      strategy: 'email_code',
      code: '424242',
    });
    expect(right.body.response.status).toBe('complete');
  });

  it('sign-in refuses a wrong password', async () => {
    const { status, body } = await call('POST', '/v1/client/sign_ins', {
      identifier: asha.email,
      password: 'not-the-password',
    });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({
      code: 'form_password_incorrect',
      meta: { param_name: 'password' },
    });
    expect((await call('GET', '/v1/client')).body.response.sessions).toEqual([]);
  });

  it('sign-in refuses an unknown email address', async () => {
    const { status, body } = await call('POST', '/v1/client/sign_ins', { identifier: 'unknown@example.com' });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({
      code: 'form_identifier_not_found',
      meta: { param_name: 'identifier' },
    });
  });

  it('the mocked sign-in service restores a session after a reload', async () => {
    await signIn();
    identity = create();
    const { body } = await call('GET', '/v1/client');
    expect(body.response.sessions[0].user.id).toBe(asha.userId);
  });
});

describe('signing up', () => {
  const form = { email_address: 'new@example.com', password: 'long-enough', first_name: 'Nila' };

  async function signUp(metadata: string) {
    const { body } = await call('POST', '/v1/client/sign_ups', { ...form, unsafe_metadata: metadata });
    const at = `/v1/client/sign_ups/${body.response.id}`;
    await call('POST', `${at}/prepare_verification`, { strategy: 'email_code' });
    return call('POST', `${at}/attempt_verification`, { strategy: 'email_code', code: '424242' });
  }

  it('sign-up copies the chosen role into the public metadata', async () => {
    const { body } = await signUp('{"role":"DONOR"}');
    expect(body.response.status).toBe('complete');
    expect(body.client.sessions[0].user.public_metadata).toEqual({ role: 'DONOR' });
  });

  it('sign-up ignores an unknown role', async () => {
    const { body } = await signUp('{"role":"ADMIN"}');
    expect(body.client.sessions[0].user.public_metadata).toEqual({});
  });

  it('sign-up refuses a wrong code, and the attempt stays incomplete', async () => {
    const { body } = await call('POST', '/v1/client/sign_ups', form);
    expect(body.response.verifications.email_address.next_action).toBe('needs_prepare');
    const at = `/v1/client/sign_ups/${body.response.id}`;
    await call('POST', `${at}/prepare_verification`, { strategy: 'email_code' });
    expect((await call('POST', `${at}/attempt_verification`, { code: '000000' })).status).toBe(422);
    expect((await call('GET', '/v1/client')).body.response.sign_up.status).toBe('missing_requirements');
  });

  it('sign-up refuses a taken email, a malformed email and a short password', async () => {
    const codes = [];
    for (const change of [
      { email_address: asha.email.toUpperCase() },
      { email_address: 'no address' },
      { password: 'short' },
    ]) {
      const { body } = await call('POST', '/v1/client/sign_ups', { ...form, ...change });
      codes.push(body.errors[0].code);
    }
    expect(codes).toEqual([
      'form_identifier_exists',
      'form_param_format_invalid',
      'form_password_length_too_short',
    ]);
  });

  it('a user who signed up can sign in again later', async () => {
    const { body } = await signUp('{"role":"DONOR"}');
    await call('POST', '/v1/client/sessions?_method=DELETE');
    const again = await call('POST', '/v1/client/sign_ins', {
      identifier: form.email_address,
      password: form.password,
    });
    expect(again.body.client.sessions[0].user.id).toBe(body.response.created_user_id);
  });
});

describe('email codes', () => {
  const codeForms = {
    'a sign-in': async () => {
      const { body } = await call('POST', '/v1/client/sign_ins', { identifier: asha.email });
      return { path: `/v1/client/sign_ins/${body.response.id}`, step: 'first_factor' };
    },
    'a sign-up': async () => {
      const form = { email_address: 'new@example.com', password: 'long-enough' };
      const { body } = await call('POST', '/v1/client/sign_ups', form);
      return { path: `/v1/client/sign_ups/${body.response.id}`, step: 'verification' };
    },
  };

  describe.each(Object.entries(codeForms))('the email code for %s', (attempt, begin) => {
    let send: () => Promise<unknown>;
    let enter: (code: string) => ReturnType<typeof call>;
    beforeEach(async () => {
      const { path, step } = await begin();
      const strategy = 'email_code';
      send = () => call('POST', `${path}/prepare_${step}`, { strategy });
      enter = (code) => call('POST', `${path}/attempt_${step}`, { strategy, code });
    });

    it(`a code entered for ${attempt} is refused if the service has not sent one`, async () => {
      expect(await enter('424242')).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'verification_missing' }] },
      });
    });

    it(`the email code for ${attempt} expires after ten minutes, and a new code is valid for another ten minutes`, async () => {
      await send();
      now += 10 * 60_000;
      expect(await enter('424242')).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'verification_expired' }] },
      });
      await send();
      now += 10 * 60_000 - 1;
      expect((await enter('424242')).body.response.status).toBe('complete');
    });

    it(`entering 242424 makes the email code for ${attempt} expire immediately`, async () => {
      await send();
      expect((await enter('242424')).body.errors[0].code).toBe('verification_expired');
      expect((await enter('424242')).body.errors[0].code).toBe('verification_expired');
    });

    it(`after three wrong attempts, the email code for ${attempt} is invalid, even after a reload`, async () => {
      await send();
      for (const wrong of ['111111', '222222', '333333']) {
        expect((await enter(wrong)).body.errors[0].code).toBe('form_code_incorrect');
      }
      identity = create();
      expect(await enter('424242')).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'verification_failed' }] },
      });
      await send();
      expect((await enter('424242')).body.response.status).toBe('complete');
    });
  });

  it('a sign-up attempt reports whether its code is pending or expired', async () => {
    const { path } = await codeForms['a sign-up']();
    const verification = async () =>
      (await call('GET', '/v1/client')).body.response.sign_up.verifications.email_address;
    expect(await verification()).toMatchObject({ strategy: null, next_action: 'needs_prepare' });
    await call('POST', `${path}/prepare_verification`, { strategy: 'email_code' });
    expect(await verification()).toMatchObject({ status: 'unverified', next_action: 'needs_attempt' });
    now += 10 * 60_000;
    expect(await verification()).toMatchObject({ status: 'expired', next_action: 'needs_prepare' });
  });
});

describe('a forgotten password', () => {
  const strategy = 'reset_password_email_code';
  const chosen = 'another-password';

  async function begin() {
    const { body } = await call('POST', '/v1/client/sign_ins', { identifier: asha.email });
    expect(body.response.supported_first_factors).toContainEqual(expect.objectContaining({ strategy }));
    const at = `/v1/client/sign_ins/${body.response.id}`;
    await call('POST', `${at}/prepare_first_factor`, { strategy });
    return {
      enter: (code: string) => call('POST', `${at}/attempt_first_factor`, { strategy, code }),
      reset: (password: string) => call('POST', `${at}/reset_password`, { password }),
    };
  }

  it('resetting a password with an email code replaces the old password and signs the user in', async () => {
    const { enter, reset } = await begin();
    const proven = await enter('424242');
    expect(proven.body.response).toMatchObject({
      status: 'needs_new_password',
      first_factor_verification: { status: 'verified', strategy },
      created_session_id: null,
    });
    expect(proven.body.client.sessions).toEqual([]);
    const done = await reset(chosen);
    expect(done.body.response.status).toBe('complete');
    expect(done.body.client.sessions[0].id).toBe(done.body.response.created_session_id);

    await call('POST', '/v1/client/sessions?_method=DELETE');
    expect((await signIn()).status).toBe(422);
    const again = await call('POST', '/v1/client/sign_ins', { identifier: asha.email, password: chosen });
    expect(again.body.response.status).toBe('complete');
  });

  it('a password reset requires the correct email code and a long enough password', async () => {
    const { enter, reset } = await begin();
    expect((await enter('111111')).body.errors[0].code).toBe('form_code_incorrect');
    expect((await reset(chosen)).status).toBe(400);
    await enter('424242');
    expect((await reset('short')).body.errors[0]).toMatchObject({
      code: 'form_password_length_too_short',
      meta: { param_name: 'password' },
    });
    expect((await signIn()).status).toBe(200);
  });
});

describe('a typed password', () => {
  const typed = 'my-real-bank-password';
  const form = { email_address: 'new@example.com', password: typed, first_name: 'Nila' };

  async function signUp() {
    const { body } = await call('POST', '/v1/client/sign_ups', form);
    const at = `/v1/client/sign_ups/${body.response.id}`;
    await call('POST', `${at}/prepare_verification`, { strategy: 'email_code' });
    await call('POST', `${at}/attempt_verification`, { strategy: 'email_code', code: '424242' });
    await call('POST', '/v1/client/sessions?_method=DELETE');
  }
  const signInWith = (password: string) =>
    call('POST', '/v1/client/sign_ins', { identifier: form.email_address, password, strategy: 'password' });

  it('until a reload, sign-in requires the password chosen at sign-up, which the mock keeps only in memory', async () => {
    const written: string[] = [];
    const { set } = store;
    store.set = (key, text) => {
      written.push(text);
      set(key, text);
    };
    await signUp();
    expect((await signInWith('another-password')).status).toBe(422);
    expect((await signInWith(typed)).status).toBe(200);
    expect(written.length).toBeGreaterThan(0);
    expect(written.join()).not.toContain(typed);
  });

  it('after a reload, sign-in to an account created by sign-up accepts any sufficiently long password', async () => {
    await signUp();
    identity = create();
    expect((await signInWith('short')).status).toBe(422);
    expect((await signInWith('any-other-password')).status).toBe(200);
  });
});

describe('sessions and tokens', () => {
  async function freshToken(): Promise<{ sessionId: string; jwt: string }> {
    const { body } = await signIn();
    const sessionId: string = body.response.created_session_id;
    const answer = await call('POST', `/v1/client/sessions/${sessionId}/tokens`);
    expect(answer.body.object).toBe('token');
    return { sessionId, jwt: answer.body.jwt };
  }

  it('a new session token identifies its user', async () => {
    const { jwt, sessionId } = await freshToken();
    expect(identity.verify(jwt)).toEqual({
      userId: asha.userId,
      sessionId,
      role: 'STUDENT',
      name: 'Asha Sharma',
      email: asha.email,
    });
  });

  it('a session token expires after 60 seconds, and its session can then issue a new token', async () => {
    const { jwt, sessionId } = await freshToken();
    now += 59_000;
    expect(identity.verify(jwt)).not.toBeNull();
    now += 1_000;
    expect(identity.verify(jwt)).toBeNull();
    const { body } = await call('POST', `/v1/client/sessions/${sessionId}/tokens`);
    expect(identity.verify(body.jwt)?.userId).toBe(asha.userId);
  });

  it.each([
    ['signing out of all sessions', (_: string) => '/v1/client/sessions?_method=DELETE'],
    ['ending its session', (id: string) => `/v1/client/sessions/${id}/end`],
    ['removing its session', (id: string) => `/v1/client/sessions/${id}/remove`],
  ])('a session token is invalid after %s', async (_, path) => {
    const { jwt, sessionId } = await freshToken();
    const { body } = await call('POST', path(sessionId));
    expect(body.client.sessions).toEqual([]);
    expect(identity.verify(jwt)).toBeNull();
    const { status, body: refusal } = await call('POST', `/v1/client/sessions/${sessionId}/tokens`);
    expect(status).toBe(401);
    expect(refusal.errors[0].code).toBe('authentication_invalid');
  });

  it('an edited or malformed session token is invalid', async () => {
    const { jwt } = await freshToken();
    const [head, body, sum] = jwt.split('.') as [string, string, string];
    const forged = btoa(JSON.stringify({ ...JSON.parse(atob(body)), sub: 'user_vidya_trust' }));
    for (const token of ['', 'x', 'a.b.c', asha.userId, `${head}.${forged}.${sum}`, `${jwt}x`, `${jwt}.x`]) {
      expect(identity.verify(token), token).toBeNull();
    }
  });

  it.each(personaNames)('signInAs signs in the persona ‘%s’ without a password', async (name) => {
    const { userId, firstName, lastName } = persona(name);
    identity.signInAs(userId);
    const { body } = await call('GET', '/v1/client');
    expect(body.response.sessions[0].user).toMatchObject({
      id: userId,
      first_name: firstName,
      last_name: lastName,
    });
  });

  it('signInAs gives the session the persona’s role, signOut ends the session, and signInAs rejects an unknown user', async () => {
    identity.signInAs('user_vidya_trust');
    const { body } = await call('GET', '/v1/client');
    expect(body.response.sessions[0].user.public_metadata.role).toBe('ORGANIZATION');
    identity.signOut();
    expect((await call('GET', '/v1/client')).body.response.sessions).toEqual([]);
    expect(() => identity.signInAs('user_unknown')).toThrow(RangeError);
  });

  it.each([
    ['an email and a name', null, { first_name: 'Asha', email_addresses: [{ email_address: asha.email }] }],
    ['no email', 'email', { first_name: 'Asha', primary_email_address_id: null, email_addresses: [] }],
    [
      'no name',
      'name',
      { first_name: null, last_name: null, email_addresses: [{ email_address: asha.email }] },
    ],
  ] as const)('the user and client resources describe an account with %s', async (_, what, expected) => {
    await signIn();
    lacks = what;
    expect((await call('GET', '/v1/me')).body).toMatchObject(expected);
    expect((await call('GET', '/v1/client')).body.response.sessions[0].user).toMatchObject(expected);
  });

  it('a changed user name persists until the mock is reset', async () => {
    await signIn();
    await call('POST', '/v1/me?_method=PATCH', { first_name: 'Asha Devi' });
    expect((await call('GET', '/v1/me')).body.first_name).toBe('Asha Devi');
    identity.reset();
    expect((await call('GET', '/v1/me')).status).toBe(401);
    await signIn();
    expect((await call('GET', '/v1/me')).body.first_name).toBe('Asha');
  });
});

describe('the handlers', () => {
  it('the mocked sign-in service answers unknown calls with 501 and logs them', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await call('GET', '/v1/organizations')).status).toBe(501);
    expect((await call('GET', '/npm/@clerk/clerk-js@6/dist/clerk.browser.js')).status).toBe(501);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it('the mocked sign-in service fails while the network is offline', async () => {
    offline = true;
    expect((await call('GET', '/v1/environment')).type).toBe('error');
    expect((await call('GET', '/v1/client')).type).toBe('error');
  });

  it('the mocked sign-in service moves unreadable stored state to another key and warns once', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    store.set(STATE_KEY, '{"version":7}');
    expect((await call('GET', '/v1/client')).body.response.sessions).toEqual([]);
    await signIn();
    expect(store.get(PUT_ASIDE_KEY)).toBe('{"version":7}');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
