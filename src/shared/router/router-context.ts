import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { EmailSender } from '#shared/ports/email.ts';
import type { SessionPort } from '#shared/ports/session.ts';
import type { HostedStorage } from '#shared/ports/storage.ts';
import type { RouteAccess } from './route-access.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly session: SessionPort;
  readonly api: ApiClient;
  readonly storage: HostedStorage;
  readonly email: EmailSender;
  /** The current time for event handlers, in milliseconds since 1970. Components use `useNow`. */
  readonly now: () => number;
}

/**
 * The state of a history entry. Whatever a screen needs from it is also in the URL or in session
 * storage, so the user can reload the screen, bookmark it and open it in a new tab (ROUTE-06).
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly scholarshipId?: string;
    readonly role?: string;
    readonly redirectTo?: string;
    /** The number of the sign-out attempt that created this entry. */
    readonly signingOut?: number;
  }
  interface StaticDataRouteOption {
    /** Who may use the route's pages. Set by their guard and read by `accessOf`. */
    readonly access?: RouteAccess;
    /**
     * The page is a form. It stays when the session expires, and submitting it asks the user to
     * sign in (SAFE-04).
     */
    readonly holdsForm?: boolean;
    /** Users work on the page, although visitors may open it. Its footer is a single line. */
    readonly isWork?: boolean;
  }
}
