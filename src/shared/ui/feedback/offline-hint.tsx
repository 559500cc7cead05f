import { useOnline } from '../browser/use-online.ts';

/**
 * Shown beside a failed read while the browser is offline. The query client reads again when the
 * connection is back.
 */
export const OFFLINE_HINT = 'You’re offline. This loads by itself as soon as you’re back online.';

/** The hint for notices with their own design. `StateMessage` shows it on its own. */
export function OfflineHint() {
  return useOnline() ? null : <p>{OFFLINE_HINT}</p>;
}
