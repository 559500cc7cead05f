import type { OutboxSender } from './outbox-sender.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Added to each timer, so that it never fires before the entry is due, in milliseconds. */
const LATER_MS = 100;

/**
 * Sends what waits as long as the page is open: at once, when the page is seen again, when the connection is back, and
 * when the sender says that something is due. Nothing is sent from a hidden page: another tab may be in use.
 *
 * @param sender its `sendAll` does not reject
 * @returns ends it
 */
export function keepSending(
  sender: Pick<OutboxSender, 'sendAll' | 'nextDue'>,
  { entries }: Pick<OutboxStore, 'entries'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const due = sender.nextDue();
    if (due !== null) timer = setTimeout(wake, due - Date.now() + LATER_MS);
  };
  const wake = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    void sender.sendAll().then(schedule);
  };
  wake();
  const stopFollowing = entries.subscribe(schedule);
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
