import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { SessionOverError } from '../api/api-error.ts';
import { createCallers } from './callers.ts';
import { createFakeSession } from './fake-session.test-utils.ts';

const STUDENT = { as: 'user_1', params: { userId: 'user_1' } };

/** Creates an API client for tests. Each call waits until the test answers it. */
function openClient(kind: 'session-token' | 'user-id' = 'session-token') {
  const session = createFakeSession();
  const callers = createCallers(session, kind);
  const sent: Request[] = [];
  const answers: (() => void)[] = [];
  const api = createApiClient({
    ...callers,
    baseUrl: 'https://api.example/api',
    fetch: (input) => {
      const request = input as Request;
      sent.push(request);
      return new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        answers.push(() => resolve(Response.json([])));
      });
    },
  });
  const bearers = () => sent.map(({ headers }) => headers.get('authorization'));
  return { session, callers, api, sent, answers, bearers };
}

const untilSent = (sent: readonly unknown[]) => vi.waitFor(() => expect(sent).toHaveLength(1));

describe('a user’s API call', () => {
  it('[WIRE-04] a user’s API call waits for the session, and is sent with that user’s bearer token', async () => {
    for (const [kind, bearer] of [
      ['session-token', 'Bearer token-of-user_1'],
      ['user-id', 'Bearer user_1'],
    ] as const) {
      const { session, api, sent, bearers } = openClient(kind);
      api.call('applications.byStudent', { as: 'user_1', params: { studentId: 'user_1' } }).catch(() => {});
      expect(sent).toHaveLength(0);
      session.signIn({ id: 'user_1' });
      await untilSent(sent);
      expect(bearers()).toEqual([bearer]);
    }
  });

  it.each([
    ['no user', null],
    ['another user', 'user_2'],
  ])('[AUTH-07] a user’s API call is not sent while %s is signed in', async (_, userId) => {
    const { session, api, sent } = openClient();
    if (userId === null) session.settleSignedOut();
    else session.signIn({ id: userId });
    const error = await api.call('students.byId', STUDENT).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SessionOverError);
    expect(error).toMatchObject({ failure: { kind: 'http', status: 401 } });
    expect(sent).toHaveLength(0);
  });

  it('[AUTH-07] a user’s API call is never sent with the token of another user who signs in before the call is sent', async () => {
    const { session, api, sent } = openClient();
    session.signIn({ id: 'user_1' });
    session.getToken = async () => {
      session.signIn({ id: 'user_2' });
      return 'token-of-user_2';
    };
    await expect(api.call('students.byId', STUDENT)).rejects.toBeInstanceOf(SessionOverError);
    expect(sent).toHaveLength(0);
  });

  it('[AUTH-07] a user’s pending API calls fail when the session ends, and the next user can make calls', async () => {
    const { session, callers, api, sent, answers } = openClient();
    session.signIn({ id: 'user_1' });
    const call = api.call('students.byId', STUDENT);
    await untilSent(sent);
    callers.end();
    await expect(call).rejects.toBeInstanceOf(SessionOverError);
    expect(sent[0]?.signal.aborted).toBe(true);
    session.signIn({ id: 'user_2' });
    const next = api.call('applications.byStudent', { as: 'user_2', params: { studentId: 'user_2' } });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    answers[1]?.();
    expect(await next).toEqual([]);
  });

  it('[AUTH-07] a public API call still returns its response after the session has ended', async () => {
    const { session, callers, api, sent, answers, bearers } = openClient();
    session.signIn({ id: 'user_1' });
    const call = api.call('scholarships.all', {});
    await untilSent(sent);
    expect(bearers()).toEqual(['Bearer token-of-user_1']);
    callers.end();
    answers[0]?.();
    expect(await call).toEqual([]);
  });
});
