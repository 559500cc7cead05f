import { ClerkProvider, SignIn, SignUp, useAuth, useClerk, useUser } from '@clerk/react';
import { isClerkAPIResponseError } from '@clerk/react/errors';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { roleSchema } from '#contract/schemas/primitives.ts';
import { SessionUnreachableError, type SessionUser, type SettledSession } from '../ports/session.ts';
import { addressOf } from '../router/site-address.ts';
import { clerkAppearance } from './clerk-appearance.ts';
import type { SessionHostProps, SessionNavigate, SessionStore } from './create-session-store.ts';
import { nameParts } from './name-parts.ts';
import { WidgetSkeleton } from './widget-skeleton.tsx';
import type { WidgetSlot } from './widget-slots.ts';

/** Clerk's client and forms, bundled with the site. If omitted, both load from Clerk's server. */
export interface BundledClerk {
  readonly Clerk: unknown;
  readonly ui: unknown;
}

export interface ClerkHostProps extends SessionHostProps {
  readonly publishableKey: string;
  readonly bundled: BundledClerk | null;
}

type ClerkUser = NonNullable<ReturnType<typeof useUser>['user']>;
/** A navigation that Clerk requested while it was switching sessions. */
type Held = { current: { readonly to: string; readonly replace: boolean } | null };

/**
 * Runs Clerk beside the router. Passes Clerk's state to the store, and renders Clerk's forms into
 * the pages' slots. This is the only file that imports Clerk's React package. It loads when the
 * site first needs the session.
 */
export function ClerkHost({ store, navigate, publishableKey, bundled }: ClerkHostProps) {
  const clerkIsBetween = useRef<() => boolean>(() => false);
  const held: Held = useRef(null);

  // When Clerk activates a session, it navigates first and reports the user afterwards. Until Clerk
  // has reported the user, a guarded page would redirect back to sign-in, so the navigation waits.
  function go(to: string, replace: boolean) {
    if (clerkIsBetween.current()) held.current = { to, replace };
    else leaveFor(to, replace, navigate);
  }

  return (
    <HostBoundary store={store}>
      <ClerkProvider
        publishableKey={publishableKey}
        // The types of the bundled client and `@clerk/react` come from different minor versions.
        {...(bundled ? { Clerk: bundled.Clerk as never, ui: bundled.ui as never } : {})}
        appearance={clerkAppearance}
        telemetry={false}
        unsafe_disableDevelopmentModeConsoleWarning
        routerPush={(to) => go(to, false)}
        routerReplace={(to) => go(to, true)}
        signInUrl={addressOf('/auth/login')}
        signUpUrl={addressOf('/auth/sign-up')}
        afterSignOutUrl={addressOf('/')}
      >
        <SessionBridge store={store} navigate={navigate} clerkIsBetween={clerkIsBetween} held={held} />
        <Widgets store={store} />
      </ClerkProvider>
    </HostBoundary>
  );
}

/**
 * Navigates, unless the target is already open. Clerk's form and the page may both request the same
 * navigation.
 */
function leaveFor(to: string, replace: boolean, navigate: SessionNavigate) {
  const target = new URL(to, window.location.href);
  const path = target.pathname + target.search;
  if (path === window.location.pathname + window.location.search) return;
  navigate(path + target.hash, { replace });
}

interface SessionBridgeProps extends SessionHostProps {
  readonly clerkIsBetween: { current: () => boolean };
  readonly held: Held;
}

function SessionBridge({ store, navigate, clerkIsBetween, held }: SessionBridgeProps) {
  const clerk = useClerk();
  const { isLoaded, isSignedIn, sessionId, getToken } = useAuth();
  const { user } = useUser();

  useEffect(() => {
    clerkIsBetween.current = () => clerk.loaded && clerk.session === undefined;
  }, [clerk, clerkIsBetween]);

  useEffect(() => {
    const onStatus = (status: string) => {
      if (status === 'error') store.fail({ kind: 'script' });
    };
    clerk.on('status', onStatus, { notify: true });
    return () => clerk.off('status', onStatus);
  }, [clerk, store]);

  useEffect(() => {
    if (!isLoaded || (isSignedIn && !user)) return;
    const session: SettledSession =
      isSignedIn && user
        ? { status: 'signed-in', sessionId, user: asSessionUser(user) }
        : { status: 'signed-out' };
    store.accept(session, {
      getToken: () => getToken(),
      rename: async (name) => {
        await user?.update(nameParts(name));
      },
      signOut: () => endSession(clerk),
    });
    const waiting = held.current;
    held.current = null;
    if (waiting) leaveFor(waiting.to, waiting.replace, navigate);
  }, [isLoaded, isSignedIn, sessionId, user, getToken, clerk, store, navigate, held]);

  return null;
}

/**
 * Ends the session. Fails while offline, because Clerk would report success but restore the session
 * on the next visit.
 */
async function endSession(clerk: Pick<ReturnType<typeof useClerk>, 'signOut'>): Promise<void> {
  if (!navigator.onLine) throw new SessionUnreachableError('The device is offline');
  try {
    // With a callback, Clerk leaves the navigation to the caller.
    await clerk.signOut(() => {});
  } catch (cause) {
    if (isClerkAPIResponseError(cause)) throw cause;
    throw new SessionUnreachableError('The sign-in service did not respond', { cause });
  }
}

function asSessionUser(user: ClerkUser): SessionUser {
  const email = user.primaryEmailAddress?.emailAddress ?? null;
  const phone = user.primaryPhoneNumber?.phoneNumber;
  const role = v.safeParse(roleSchema, user.publicMetadata.role);
  return {
    id: user.id,
    name: user.fullName?.trim() ?? '',
    email,
    ...(phone && { phone }),
    role: role.success ? role.output : null,
  };
}

function Widgets({ store }: { readonly store: SessionStore }) {
  return useStore(store.widgets).map((slot) => createPortal(<Widget slot={slot} />, slot.element, slot.id));
}

function Widget({ slot: { request } }: { readonly slot: WidgetSlot }) {
  const { kind, role } = request;
  const redirectTo = addressOf(request.redirectTo);
  const signInUrl = addressOf(request.signInUrl);
  const signUpUrl = addressOf(request.signUpUrl);
  const shared = {
    routing: 'hash' as const,
    forceRedirectUrl: redirectTo,
    fallback: <WidgetSkeleton />,
  };
  return kind === 'sign-in' ? (
    <SignIn {...shared} signUpUrl={signUpUrl} signUpForceRedirectUrl={redirectTo} />
  ) : (
    <SignUp
      {...shared}
      signInUrl={signInUrl}
      signInForceRedirectUrl={redirectTo}
      {...(role ? { unsafeMetadata: { role } } : {})}
    />
  );
}

interface HostBoundaryProps {
  readonly store: SessionStore;
  readonly children: ReactNode;
}

/**
 * Keeps the pages working after an error in Clerk's client. Only sign-in is then unavailable
 * (AUTH-06).
 */
class HostBoundary extends Component<HostBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.store.fail({ kind: 'script' }, error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
