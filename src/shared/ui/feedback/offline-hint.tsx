import { useOnline } from '../browser/use-online.ts';

/**
 * Shown in the message about a failed read while the browser is offline. The query client retries
 * the read when the connection is back.
 */
export const OFFLINE_HINT = 'You’re offline. This will load as soon as you’re back online.';

/**
 * The offline hint as a paragraph, for notices with their own design. `StateMessage` already
 * includes the hint.
 */
export function OfflineHint() {
  return useOnline() ? null : <p>{OFFLINE_HINT}</p>;
}
