import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router';

// Everything that the site's own code uses of the router without documentation. An update of the router starts here.

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** The location that the router shows, or is on its way to. `state.location` follows once the page has loaded. */
export function nextLocation({ latestLocation }: RegisteredRouter): ParsedLocation {
  return latestLocation;
}

/** Identifies an entry of the history. It stays the same when the entry's page renders again. */
export function entryKey({ state }: ParsedLocation): string | undefined {
  return state.__TSR_key;
}

/** Whether a location comes before another in the history, so that the user got there by Back. */
export function isEarlier(location: ParsedLocation, other: ParsedLocation): boolean {
  return location.state.__TSR_index < other.state.__TSR_index;
}

/** Whether the address is still that of the prerendered page: a link of the mock may redirect. */
export function isAddressOf(page: string, { latestLocation }: RegisteredRouter): boolean {
  return withoutSlash(latestLocation.pathname) === page;
}

/**
 * Whether a loaded router renders what the build rendered for a path, so that React can hydrate the page. The build
 * rendered it without search parameters; parameters that the page does not read, such as those that social networks
 * add to links, change nothing.
 */
export function isDrawnFor(page: string, { state, routesById }: RegisteredRouter): boolean {
  const { location, matches } = state;
  if (withoutSlash(matches.at(-1)?.fullPath ?? '') !== page) return false;
  if (matches.some(({ status }) => status !== 'success')) return false;
  const isRead = (name: string) =>
    matches.some(({ routeId }) => {
      const schema = routesById[routeId].options.validateSearch;
      // Each page declares its parameters as a valibot object. For any other schema assume that it reads the parameter.
      return schema !== undefined && (!('entries' in schema) || name in schema.entries);
    });
  return !Object.keys(location.search).some(isRead);
}

/** Whether the page's code has loaded. The router keeps a component's `preload` until then, and no error. */
export function isCodeLoaded({ state, routesById }: RegisteredRouter): boolean {
  return state.matches.every(({ routeId }) => !routesById[routeId].options.component?.preload);
}

/**
 * Makes the router's first render match the prerendered page. A server would do this by an inline script, which the
 * deployed policy forbids.
 */
export function expectDrawnPage(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined };
}

/** Keeps the router from reloading the page, offline too: it knows a missing module by the browsers' own messages. */
export function disguiseMissingModule(error: Error): void {
  error.message = `A part of the site could not be loaded: ${error.message}`;
}
