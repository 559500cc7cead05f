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
  /** The slots for the service's forms. Tests and stories need none. */
  readonly widgets?: WidgetSlots;
  readonly children: ReactNode;
}

/** Provides the session and the slots for the service's forms. */
export function SessionProvider({ session, widgets, children }: SessionProviderProps) {
  const value = useMemo(() => ({ session, widgets: widgets ?? createWidgetSlots() }), [session, widgets]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** @throws Error outside a SessionProvider */
function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('There is no SessionProvider above this component');
  return value;
}

/** The session port, for its actions. */
export function useSessionPort(): SessionPort {
  return useSessionContext().session;
}

/** The current session. Re-renders on each change. */
export function useSession(): Session {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => LOADING);
}

/** Why sign-in is unavailable, or null (AUTH-06). */
export function useSessionProblem(): SessionProblem | null {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getProblem, () => null);
}

/** The slots for the service's forms. */
export function useWidgetSlots(): WidgetSlots {
  return useSessionContext().widgets;
}
