import { createStore } from 'zustand/vanilla';
import {
  LOADING,
  type Session,
  type SessionPort,
  type SessionProblem,
  type SessionUser,
} from '../ports/session.ts';
import { whenSettled } from './when-settled.ts';

/** A session that a test or a story controls. */
export interface FakeSession extends SessionPort {
  /** Signs a user in, by default a student with the id `user_test`. */
  signIn(user?: Partial<SessionUser>, sessionId?: string): void;
  /** Reports that no user is signed in. */
  settleSignedOut(problem?: SessionProblem): void;
}

export interface FakeSessionOptions {
  readonly status?: Session['status'];
  readonly user?: Partial<SessionUser>;
  readonly problem?: SessionProblem;
}

const testUser: SessionUser = {
  id: 'user_test',
  name: 'Asha Sharma',
  email: 'asha@students.example',
  role: 'STUDENT',
};

/** Creates an in-memory session for component tests and stories. */
export function createFakeSession(options: FakeSessionOptions = {}): FakeSession {
  const known = createStore<{ session: Session; problem: SessionProblem | null }>(() => ({
    session: LOADING,
    problem: null,
  }));
  const change = (session: Session, problem: SessionProblem | null = null) =>
    known.setState({ session, problem });

  const fake: FakeSession = {
    getSnapshot: () => known.getState().session,
    getProblem: () => known.getState().problem,
    subscribe: known.subscribe,
    settled: () => whenSettled(fake),
    async getToken() {
      const settled = await fake.settled();
      return settled.status === 'signed-in' ? `token-of-${settled.user.id}` : null;
    },
    async rename(name, userId) {
      const settled = await fake.settled();
      if (settled.status !== 'signed-in' || settled.user.id !== userId) {
        throw new Error('This user is not signed in');
      }
      change({ ...settled, user: { ...settled.user, name } });
    },
    async signOut() {
      await fake.settled();
      if (fake.getSnapshot().status === 'signed-in') change({ status: 'signed-out' });
    },
    signIn: (user, sessionId = 'sess_test') =>
      change({ status: 'signed-in', sessionId, user: { ...testUser, ...user } }),
    settleSignedOut: (reason) => change({ status: 'signed-out' }, reason ?? null),
  };

  if (options.status === 'signed-in') fake.signIn(options.user);
  if (options.status === 'signed-out') fake.settleSignedOut(options.problem);
  return fake;
}
