import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router';

// The site uses the router's undocumented features only in this file. Check this file first when
// you update the router.

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/**
 * Returns the location that the router shows or is navigating to. `state.location` changes only
 * after the new page has loaded.
 */
export function nextLocation({ latestLocation }: RegisteredRouter): ParsedLocation {
  return latestLocation;
}

/** Returns the id of a history entry. The id stays the same when the page renders again. */
export function entryKey({ state }: ParsedLocation): string | undefined {
  return state.__TSR_key;
}

/**
 * Whether a location comes before another in the history. After the user goes back, the location
 * that they return to comes before the location that they left.
 */
export function isEarlier(location: ParsedLocation, other: ParsedLocation): boolean {
  return location.state.__TSR_index < other.state.__TSR_index;
}

/**
 * Whether the address still belongs to the prerendered page. The mock may change the address to
 * open a permalink.
 */
export function isAddressOf(page: string, { latestLocation }: RegisteredRouter): boolean {
  return withoutSlash(latestLocation.pathname) === page;
}

/**
 * Whether the router, once loaded, renders the same page as the build did, so that React can
 * hydrate it. The build rendered the page without search parameters, so the address must not
 * contain any that the page reads. Other parameters, such as those that social networks add to
 * links, don't matter.
 */
export function isDrawnFor(page: string, { state, routesById }: RegisteredRouter): boolean {
  const { location, matches } = state;
  if (withoutSlash(matches.at(-1)?.fullPath ?? '') !== page) return false;
  if (matches.some(({ status }) => status !== 'success')) return false;
  const isRead = (name: string) =>
    matches.some(({ routeId }) => {
      const schema = routesById[routeId].options.validateSearch;
      // Pages declare their parameters as a valibot object. A schema of any other type may read
      // every parameter.
      return schema !== undefined && (!('entries' in schema) || name in schema.entries);
    });
  return !Object.keys(location.search).some(isRead);
}

/**
 * Whether the page's code has loaded without an error. Until then, the route's component still has
 * a `preload` function.
 */
export function isCodeLoaded({ state, routesById }: RegisteredRouter): boolean {
  return state.matches.every(({ routeId }) => !routesById[routeId].options.component?.preload);
}

/**
 * Makes the router's first render match the prerendered page. Server rendering would do this with
 * an inline script, which the deployed Content Security Policy forbids.
 */
export function expectDrawnPage(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined };
}

/**
 * Changes the browser's message for a module that failed to load, so that the router doesn't
 * recognize the error. Otherwise, the router would reload the page, even offline.
 */
export function disguiseMissingModule(error: Error): void {
  error.message = `A part of the site could not be loaded: ${error.message}`;
}
