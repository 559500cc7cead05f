import { disguiseMissingModule } from '#shared/router/router-internals.ts';

const missing = new WeakSet<object>();

/** Whether an error means that a chunk of the site could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Marks the errors of chunks that cannot be loaded, so that `isMissingPart` recognizes them. */
export function watchMissingParts(): () => void {
  const onMissing = ({ payload: error }: VitePreloadErrorEvent) => {
    missing.add(error);
    disguiseMissingModule(error);
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/**
 * Whether a reload would load a newer build of the site than this document uses. False if the
 * deployed page cannot be read.
 */
export async function isOutdated(): Promise<boolean> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const own = Array.from(scripts, ({ src }) => new URL(src).pathname);
  try {
    const response = await fetch(window.location.href, { cache: 'no-store' });
    const html = await response.text();
    // False for the page of another site, such as the sign-in page of a Wi-Fi network.
    return html.includes('id="root"') && !own.every((path) => html.includes(`"${path}"`));
  } catch {
    return false;
  }
}
