import { sessionArea } from '#shared/store/storage-area.ts';

const KEY = 'eduempower.reloaded-for-a-missing-file';
/** A file that is missing again so soon after a reload, in milliseconds, is missing for another reason. */
const ONCE_IN_MS = 30_000;

export interface DeploymentOptions {
  /** Whether a screen is being loaded just now. */
  readonly isNavigating: () => boolean;
  readonly reload: () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A tab that is older than the deployment asks for files that are gone. When a screen is among them the page is
 * loaded again, which brings the names of the new ones: once, and not in a circle. What a screen itself loads later
 * is its own affair: a form that loses what sends it says so, and keeps what was typed.
 *
 * @returns a function that stops it
 */
export function followDeployments({ isNavigating, reload, now }: DeploymentOptions): () => void {
  const onMissing = () => {
    if (!isNavigating()) return;
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
