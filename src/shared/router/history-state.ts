/**
 * What a history entry of this site may carry. All of it is in the URL or in session storage too, so that
 * a screen can be reloaded, bookmarked and opened in a new tab (ROUTE-06).
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly scholarshipId?: string;
    readonly role?: string;
    readonly redirectTo?: string;
  }
}

export type {};
