import type { RegisteredRouter } from '@tanstack/react-router';

// All that the site knows of the router beyond its documentation. Drawn pages need it: the deployed policy forbids the
// inline script by which the router's server part speaks to its browser part.

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

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

/** Has the router's first render be that of a server's page, as its inline script would say. */
export function expectDrawnPage(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined };
}

/** Keeps the router from reloading the page, offline too: it knows a missing module by the browsers' own messages. */
export function disguiseMissingModule(error: Error): void {
  error.message = `A part of the site could not be loaded: ${error.message}`;
}
