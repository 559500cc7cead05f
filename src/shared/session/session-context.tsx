import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { LOADING, type Session, type SessionPort, type SessionProblem } from '../ports/session.ts';
import { createWidgetSlots, type WidgetSlots } from './widget-slots.ts';

interface SessionContextValue {
  readonly session: SessionPort;
  readonly widgets: WidgetSlots;
}

const SessionContext = createContext<SessionContextValue | null>(null);

export interface SessionProviderProps {
  readonly session: SessionPort;
  /** The slots for the sign-in service's forms. Tests and stories need none. */
  readonly widgets?: WidgetSlots;
  readonly children: ReactNode;
}

/** Provides the session and the slots for the sign-in service's forms. */
export function SessionProvider({ session, widgets, children }: SessionProviderProps) {
  const value = useMemo(() => ({ session, widgets: widgets ?? createWidgetSlots() }), [session, widgets]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** @throws Error outside a SessionProvider */
function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('This component is not inside a SessionProvider');
  return value;
}

/** Returns the session port, for actions such as signing out. */
export function useSessionPort(): SessionPort {
  return useSessionContext().session;
}

/** Returns the current session, and re-renders on each change. */
export function useSession(): Session {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => LOADING);
}

/** Returns why sign-in is unavailable, or null if it is available (AUTH-06). */
export function useSessionProblem(): SessionProblem | null {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getProblem, () => null);
}

/** Returns the slots for the sign-in service's forms. */
export function useWidgetSlots(): WidgetSlots {
  return useSessionContext().widgets;
}
