import type { startMocking as start } from './browser.ts';
import { NoServiceWorkerError } from './no-service-worker-error.ts';

/**
 * Starts the mock. First adds the browser features that MSW needs while it loads, because the
 * oldest supported browsers lack them.
 */
export const startMocking: typeof start = async (options) => {
  // Fails early, before the bulk of the mock loads.
  if (!('serviceWorker' in navigator)) throw new NoServiceWorkerError();
  installStandIns();
  const { startMocking } = await import('./browser.ts');
  return startMocking(options);
};

/**
 * Polyfills features that browsers before Chrome 122, Firefox 127 and Safari 17.4 may lack. Only the
 * mock needs the polyfills, because the product's packages check for each feature before they use it.
 */
function installStandIns(): void {
  Promise.withResolvers ??= <T>() => {
    let resolve!: PromiseWithResolvers<T>['resolve'];
    let reject!: PromiseWithResolvers<T>['reject'];
    const promise = new Promise<T>((...both) => {
      [resolve, reject] = both;
    });
    return { promise, resolve, reject };
  };
  URL.canParse ??= (url, base) => {
    try {
      return Boolean(new URL(url, base));
    } catch {
      // An invalid URL throws.
      return false;
    }
  };
  Response.json ??= (value, init) => {
    const headers = new Headers(init?.headers);
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(value), { ...init, headers });
  };
  Headers.prototype.getSetCookie ??= function () {
    // One header may join several cookies with commas. A date also contains a comma, but no
    // `name=value` follows it.
    return this.get('set-cookie')?.split(/,\s*(?=[^;,\s]+=)/) ?? [];
  };
  // TypeScript's built-in types lack these two methods.
  const sets = {
    intersection(this: Set<unknown>, other: Set<unknown>) {
      return new Set([...this].filter((item) => other.has(item)));
    },
    difference(this: Set<unknown>, other: Set<unknown>) {
      return new Set([...this].filter((item) => !other.has(item)));
    },
  };
  for (const [name, value] of Object.entries(sets)) {
    if (!(name in Set.prototype)) Object.defineProperty(Set.prototype, name, { value, configurable: true });
  }
}
