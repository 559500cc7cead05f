import { attempt, sessionArea } from '#shared/store/storage-area.ts';

const KEY = 'eduempower.reloaded-for-a-missing-file';

const missing = new WeakSet<object>();

/** Whether an error says that a part of the site could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * Takes note of each part of the site that cannot be loaded, so that its error can be told from others.
 *
 * @returns a function that stops it
 */
export function watchMissingParts(): () => void {
  const onMissing = ({ payload: error }: VitePreloadErrorEvent) => {
    missing.add(error);
    // By the browsers' own messages for it the router recognises a missing module, and reloads the page, offline too.
    error.message = `A part of the site could not be loaded: ${error.message}`;
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/** Whether the page may be loaded again automatically: once for each address, or it could go on in a circle. */
export function mayReload(): boolean {
  const isFirst = attempt(() => {
    const area = sessionArea();
    const own = window.location.pathname;
    if (area === null || area.getItem(KEY) === own) return false;
    area.setItem(KEY, own);
    return true;
  });
  // Without a place to remember it, a reload could come again and again.
  return isFirst ?? false;
}
