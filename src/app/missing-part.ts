import { attempt, sessionArea } from '#shared/store/storage-area.ts';
import { disguiseMissingModule } from './router-internals.ts';

const KEY = 'eduempower.reloaded-for-a-missing-file';

const missing = new WeakSet<object>();

/** Whether an error says that a chunk of the site could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Marks the error of each chunk that cannot be loaded, so that `isMissingPart` recognises it. */
export function watchMissingParts(): () => void {
  const onMissing = ({ payload: error }: VitePreloadErrorEvent) => {
    missing.add(error);
    disguiseMissingModule(error);
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/** Whether the page may reload automatically: once per address, so that it never reloads in a loop. */
export function mayReload(): boolean {
  const isFirst = attempt(() => {
    const area = sessionArea();
    const own = window.location.pathname;
    if (area === null || area.getItem(KEY) === own) return false;
    area.setItem(KEY, own);
    return true;
  });
  // Without storage to remember the reload, the page could reload forever.
  return isFirst ?? false;
}
