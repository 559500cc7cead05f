import type { startMocking as start } from './browser.ts';
import { NoServiceWorkerError } from './no-service-worker-error.ts';

/** Starts the mock. What MSW calls as soon as it is loaded is there before that, in the oldest browsers, too. */
export const startMocking: typeof start = async (options) => {
  // Asked before the large part of the mock loads.
  if (!('serviceWorker' in navigator)) throw new NoServiceWorkerError();
  installStandIns();
  const { startMocking } = await import('./browser.ts');
  return startMocking(options);
};

/** The mock alone needs these (Chrome 122, Firefox 127 and Safari 17.4 have all): the product's packages ask first. */
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
      // That is the answer.
      return false;
    }
  };
  Response.json ??= (value, init) => {
    const headers = new Headers(init?.headers);
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(value), { ...init, headers });
  };
  Headers.prototype.getSetCookie ??= function () {
    // One text may hold several, with commas; a date has one, too, but no name with a value follows it.
    return this.get('set-cookie')?.split(/,\s*(?=[^;,\s]+=)/) ?? [];
  };
  // The language version of this project's types does not name these two.
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
