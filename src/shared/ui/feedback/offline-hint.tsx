import { useOnline } from '../browser/use-online.ts';

/** Said beside a failed read while the browser is offline. The query client reads again with the connection. */
export const OFFLINE_HINT = 'You’re offline. This loads by itself as soon as you’re back online.';

/** The sentence in a notice of its own design; `StateMessage` says it by itself. */
export function OfflineHint() {
  return useOnline() ? null : <p>{OFFLINE_HINT}</p>;
}
