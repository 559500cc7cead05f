import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { EmailSender } from '#shared/ports/email.ts';
import type { SessionPort } from '#shared/ports/session.ts';
import type { HostedStorage } from '#shared/ports/storage.ts';

/** What every route's guard and loader can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly session: SessionPort;
  readonly api: ApiClient;
  readonly storage: HostedStorage;
  readonly email: EmailSender;
  /** The time now, in milliseconds since 1970, for what happens later; `useNow` is for what is drawn. */
  readonly now: () => number;
}

/**
 * What a history entry of this site may carry. All of it is in the URL or in session storage too, so that
 * a screen can be reloaded, bookmarked and opened in a new tab (ROUTE-06).
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly scholarshipId?: string;
    readonly role?: string;
    readonly redirectTo?: string;
    /** Which attempt to sign out has led here. */
    readonly signingOut?: number;
  }
  interface StaticDataRouteOption {
    /** The role that the pages within are for; null or missing for everybody. */
    readonly pageOf?: Role | null;
    /** The page is a form: it stays when the session expires, and sending it asks to sign in (SAFE-04). */
    readonly holdsForm?: boolean;
  }
}
