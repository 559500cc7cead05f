import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { isTimeout, SCRIPT_LIMIT_MS, withinTime } from '../api/within-time.ts';
import {
  LOADING,
  type Session,
  type SessionPort,
  type SessionProblem,
  SessionUnreachableError,
  type SettledSession,
} from '../ports/session.ts';
import { isLeaving, whenStaying } from '../router/leaving.ts';
import { isPublishableKey, KEY_VARIABLE } from './publishable-key.ts';
import { whenSettled } from './when-settled.ts';
import { createWidgetSlots, type WidgetSlots } from './widget-slots.ts';

export interface SessionDriver {
  getToken(): Promise<string | null>;
  rename(name: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Navigates to a path of this site through the router. */
export type SessionNavigate = (to: string, options: { readonly replace: boolean }) => void;

export interface SessionHostProps {
  readonly store: SessionStore;
  readonly navigate: SessionNavigate;
}

/** The component that runs the sign-in service. Rendered beside the router. */
export type SessionHostComponent = ComponentType<SessionHostProps>;

export interface SessionStoreOptions {
  readonly publishableKey: string;
  /** Loads the host component. Called once, when the site first needs the session. */
  readonly loadHost: () => Promise<SessionHostComponent>;
}

/** The session port, plus the functions with which the host component reports changes. */
export interface SessionStore extends SessionPort {
  /** Starts loading the sign-in service. Later calls do nothing. */
  start(): void;
  /** The host component. Null until it has loaded. */
  readonly host: StoreApi<{ readonly Host: SessionHostComponent | null }>;
  /** The slots for the sign-in service's forms. */
  readonly widgets: WidgetSlots;
  /** The host component calls this to report the current session. */
  accept(session: SettledSession, driver: SessionDriver): void;
  /**
   * The host component calls this if the sign-in service is unavailable. The session then counts as
   * signed out.
   */
  fail(problem: SessionProblem, cause?: unknown): void;
}

interface Known {
  readonly session: Session;
  readonly problem: SessionProblem | null;
}

const SIGNED_OUT: SettledSession = { status: 'signed-out' };
/**
 * How long to wait for a token while offline, in milliseconds. The service returns a valid token
 * immediately, but spends minutes trying to renew an expired token.
 */
const OFFLINE_TOKEN_MS = 1000;

/**
 * Creates the session as an external store. It starts as 'loading' and loads the sign-in service on
 * demand, so public pages don't wait for the service. If the key is invalid or the script fails to
 * load, the session counts as signed out and `getProblem` says why (AUTH-06).
 */
export function createSessionStore({ publishableKey, loadHost }: SessionStoreOptions): SessionStore {
  const known = createStore<Known>(() => ({ session: LOADING, problem: null }));
  const host: SessionStore['host'] = createStore(() => ({ Host: null }));
  const now = () => known.getState().session;
  let driver: SessionDriver | null = null;
  let started = false;

  function change(next: Session, problem: SessionProblem | null) {
    const before = known.getState();
    const session = isSame(before.session, next) ? before.session : next;
    if (session !== before.session || problem !== before.problem) known.setState({ session, problem });
  }

  function fail(reason: SessionProblem, cause?: unknown) {
    if (now().status === 'signed-in') return;
    if (isLeaving()) {
      void whenStaying().then(() => fail(reason, cause));
      return;
    }
    if (reason.kind === 'configuration') {
      console.error(`Sign-in is not configured: ${reason.variable} is missing or is not a publishable key.`);
    } else {
      console.error('Sign-in is not available: its script could not be loaded.', cause ?? '');
    }
    change(SIGNED_OUT, reason);
  }

  function start() {
    if (started) return;
    started = true;
    if (!isPublishableKey(publishableKey)) {
      fail({ kind: 'configuration', variable: KEY_VARIABLE });
      return;
    }
    withinTime(whenSettled(store), SCRIPT_LIMIT_MS).catch((cause: unknown) =>
      fail({ kind: 'script' }, cause),
    );
    loadHost().then(
      (Host) => host.setState({ Host }),
      (cause: unknown) => fail({ kind: 'script' }, cause),
    );
  }

  const store: SessionStore = {
    widgets: createWidgetSlots(),
    start,
    fail,
    host,
    getSnapshot: now,
    getProblem: () => known.getState().problem,
    subscribe: known.subscribe,
    settled() {
      start();
      return whenSettled(store);
    },
    async getToken() {
      const { status } = await store.settled();
      if (status !== 'signed-in' || !driver) return null;
      return answered(driver.getToken(), navigator.onLine === false ? OFFLINE_TOKEN_MS : CALL_TIMEOUT_MS);
    },
    async rename(name, userId) {
      const session = await store.settled();
      if (session.status !== 'signed-in' || session.user.id !== userId || !driver) {
        throw new Error('This user is not signed in');
      }
      await answered(driver.rename(name));
      // The sign-in service reports the new name with a delay, but the next API call may need it
      // now.
      const renamed = now();
      if (renamed.status !== 'signed-in' || renamed.user.id !== userId) return;
      change({ ...renamed, user: { ...renamed.user, name: name.trim().replace(/\s+/g, ' ') } }, null);
    },
    async signOut() {
      const { status } = await store.settled();
      if (status !== 'signed-in' || !driver) return;
      await answered(driver.signOut());
      change(SIGNED_OUT, null);
    },
    accept(next, nextDriver) {
      driver = nextDriver;
      change(next, null);
    },
  };
  return store;
}

/** Waits for the sign-in service. @throws SessionUnreachableError if it does not respond in time */
function answered<T>(work: Promise<T>, ms?: number): Promise<T> {
  return withinTime(work, ms).catch((cause: unknown) => {
    throw isTimeout(cause)
      ? new SessionUnreachableError('The sign-in service did not respond', { cause })
      : cause;
  });
}

/** Whether two sessions are equal as JSON. If so, the store keeps the old object. */
function isSame(one: Session, other: Session): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
