import { sessionArea } from '#shared/store/storage-area.ts';

const KEY = 'eduempower.reloaded-for-a-missing-file';
/** A file that is missing again so soon after a reload, in milliseconds, is missing for another reason. */
const ONCE_IN_MS = 30_000;

/**
 * A tab that is older than the deployment asks for files that are gone. It loads the page again, which brings the
 * names of the new ones: once, and not in a circle. What was typed is in its draft by then.
 *
 * @returns a function that stops it
 */
export function followDeployments(reload: () => void, now: () => number): () => void {
  const onMissing = () => {
    try {
      const area = sessionArea();
      const last = Number(area?.getItem(KEY) ?? 0);
      if (area === null || now() - last < ONCE_IN_MS) return;
      area.setItem(KEY, String(now()));
    } catch {
      // Without a place to remember it, a reload could come again and again.
      return;
    }
    reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
