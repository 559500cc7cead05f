import type { ComponentType } from 'react';
import type { Session, SessionPort, SessionProblem, SettledSession } from '../ports/session.ts';
import { isLeaving, whenStaying } from '../router/leaving.ts';
import { isPublishableKey, KEY_VARIABLE } from './publishable-key.ts';
import { createWidgetSlots, type WidgetSlots } from './widget-slots.ts';

/** What the loaded service does for the store. */
export interface SessionDriver {
  getToken(): Promise<string | null>;
  rename(name: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Goes to a path of this site, through the router. */
export type SessionNavigate = (to: string, options: { readonly replace: boolean }) => void;

export interface SessionHostProps {
  readonly store: SessionStore;
  readonly navigate: SessionNavigate;
}

/** The part of the adapter that holds the service; it is rendered beside the router. */
export type SessionHostComponent = ComponentType<SessionHostProps>;

export interface SessionStoreOptions {
  readonly publishableKey: string;
  /** Loads the host component. Called once, when the site needs to know who is signed in. */
  readonly loadHost: () => Promise<SessionHostComponent>;
  /** How long the service may take before it counts as absent, in milliseconds. */
  readonly patienceMs?: number;
}

/** The session for the product, and the way in for the adapter's host. */
export interface SessionStore extends SessionPort {
  /** Begins to load the service. Later calls do nothing. */
  start(): void;
  /** The host, once it is loaded. */
  getHost(): SessionHostComponent | null;
  /** Calls back when the host is there. @returns a function that stops it */
  subscribeHost(listener: () => void): () => void;
  /** The places that wait for one of the service's forms. */
  readonly widgets: WidgetSlots;
  /** For the host: what the service says now. */
  accept(session: SettledSession, driver: SessionDriver): void;
  /** For the host: the service cannot be had. Visitors then count as signed out, and nothing waits any longer. */
  fail(problem: SessionProblem, cause?: unknown): void;
}

const LOADING: Session = { status: 'loading' };
const SIGNED_OUT: SettledSession = { status: 'signed-out' };
const PATIENCE_MS = 20_000;

/**
 * The session as an external store. It begins as 'loading' and loads the service only when it is asked
 * to, so that no public page carries the service's code or waits for it. A key that does not fit and a
 * script that does not come settle it as signed out, with the reason beside it (AUTH-06).
 */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { publishableKey, loadHost, patienceMs = PATIENCE_MS } = options;
  const listeners = new Set<() => void>();
  const hostListeners = new Set<() => void>();
  let session: Session = LOADING;
  let problem: SessionProblem | null = null;
  let host: SessionHostComponent | null = null;
  let driver: SessionDriver | null = null;
  let started = false;

  function change(next: Session, nextProblem: SessionProblem | null) {
    if (isSame(session, next) && problem === nextProblem) return;
    session = isSame(session, next) ? session : next;
    problem = nextProblem;
    for (const listener of [...listeners]) listener();
  }

  function fail(reason: SessionProblem, cause?: unknown) {
    if (session.status === 'signed-in') return;
    if (isLeaving()) {
      void whenStaying().then(() => fail(reason, cause));
      return;
    }
    if (reason.kind === 'configuration') {
      console.error(`Sign-in is not configured: ${reason.variable} is missing or is no publishable key.`);
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
    const patience = setTimeout(() => {
      if (session.status === 'loading') fail({ kind: 'script' }, `no answer in ${patienceMs} ms`);
    }, patienceMs);
    listeners.add(() => {
      if (session.status !== 'loading') clearTimeout(patience);
    });
    loadHost().then(
      (loaded) => {
        host = loaded;
        for (const listener of [...hostListeners]) listener();
      },
      (cause: unknown) => fail({ kind: 'script' }, cause),
    );
  }

  const store: SessionStore = {
    widgets: createWidgetSlots(),
    start,
    fail,
    getSnapshot: () => session,
    getProblem: () => problem,
    getHost: () => host,
    subscribeHost(listener) {
      hostListeners.add(listener);
      return () => hostListeners.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled() {
      start();
      return new Promise((resolve) => {
        if (session.status !== 'loading') {
          resolve(session);
          return;
        }
        const stop = store.subscribe(() => {
          if (session.status === 'loading') return;
          stop();
          resolve(session);
        });
      });
    },
    async getToken() {
      const { status } = await store.settled();
      return status === 'signed-in' && driver ? driver.getToken() : null;
    },
    async rename(name) {
      const { status } = await store.settled();
      if (status !== 'signed-in' || !driver) throw new Error('No user is signed in');
      await driver.rename(name);
    },
    async signOut() {
      const { status } = await store.settled();
      if (status !== 'signed-in' || !driver) return;
      await driver.signOut();
      change(SIGNED_OUT, null);
    },
    accept(next, nextDriver) {
      driver = nextDriver;
      change(next, null);
    },
  };
  return store;
}

/** Sessions are small and flat: their text tells them apart, and an unchanged one keeps its identity. */
function isSame(one: Session, other: Session): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
