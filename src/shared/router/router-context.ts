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
  /**
   * Returns the current time, in milliseconds since 1970, for event handlers. Components use
   * `useNow` instead.
   */
  readonly now: () => number;
}

/**
 * The state of a history entry. Everything that a screen needs from it is also in the URL or in
 * session storage, so the user can reload the screen, bookmark it or open it in a new tab
 * (ROUTE-06).
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
    /** The access level of the route's pages. Their guard sets it, and `accessOf` reads it. */
    readonly access?: RouteAccess;
    /**
     * True if the page is a form. A form stays open when the session expires, and submitting it
     * asks the user to sign in (SAFE-04).
     */
    readonly holdsForm?: boolean;
    /**
     * True for a public page on which users do a task rather than browse. The page's footer is then
     * a single line.
     */
    readonly isWork?: boolean;
  }
}
