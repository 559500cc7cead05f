import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router';

// All of the router's undocumented parts that the site uses. Check this file first when updating
// the router.

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/**
 * The location that the router shows or is navigating to. `state.location` follows once the page
 * has loaded.
 */
export function nextLocation({ latestLocation }: RegisteredRouter): ParsedLocation {
  return latestLocation;
}

/** Identifies a history entry. Stays the same when the entry's page renders again. */
export function entryKey({ state }: ParsedLocation): string | undefined {
  return state.__TSR_key;
}

/** Whether a location comes before another in the history, as it does after the user went Back. */
export function isEarlier(location: ParsedLocation, other: ParsedLocation): boolean {
  return location.state.__TSR_index < other.state.__TSR_index;
}

/** Whether the address is still that of the prerendered page. A mock link may redirect. */
export function isAddressOf(page: string, { latestLocation }: RegisteredRouter): boolean {
  return withoutSlash(latestLocation.pathname) === page;
}

/**
 * Whether a loaded router renders what the build rendered for a path, so that React can hydrate it.
 * The build rendered the page without search parameters. Parameters that it does not read, such as
 * those that social networks add to links, change nothing.
 */
export function isDrawnFor(page: string, { state, routesById }: RegisteredRouter): boolean {
  const { location, matches } = state;
  if (withoutSlash(matches.at(-1)?.fullPath ?? '') !== page) return false;
  if (matches.some(({ status }) => status !== 'success')) return false;
  const isRead = (name: string) =>
    matches.some(({ routeId }) => {
      const schema = routesById[routeId].options.validateSearch;
      // Pages declare their parameters as a valibot object. Assume that any other schema reads the
      // parameter.
      return schema !== undefined && (!('entries' in schema) || name in schema.entries);
    });
  return !Object.keys(location.search).some(isRead);
}

/**
 * Whether the page's code has loaded without an error. Until then, the router keeps the component's
 * `preload`.
 */
export function isCodeLoaded({ state, routesById }: RegisteredRouter): boolean {
  return state.matches.every(({ routeId }) => !routesById[routeId].options.component?.preload);
}

/**
 * Makes the router's first render match the prerendered page. A server would use an inline script
 * for this, which the deployed Content Security Policy forbids.
 */
export function expectDrawnPage(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined };
}

/**
 * Changes the browser's error message, by which the router recognises a missing module. Otherwise
 * the router would reload the page, even offline.
 */
export function disguiseMissingModule(error: Error): void {
  error.message = `A part of the site could not be loaded: ${error.message}`;
}
