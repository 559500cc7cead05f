import type { AppRouter } from './router.tsx';

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** Whether the address is still that of the page that the build drew: a mock's link may lead elsewhere. */
export function isAddressOf(page: string, { latestLocation }: AppRouter): boolean {
  return withoutSlash(latestLocation.pathname) === page;
}

/**
 * Whether a loaded router shows what the build drew for a path, so that React can take the page over. A page that
 * reads search parameters was drawn without any; a parameter that it does not read, such as one that a social network
 * adds to a link, changes nothing on it.
 */
export function isDrawnFor(page: string, { state, routesById }: AppRouter): boolean {
  const { location, matches } = state;
  if (withoutSlash(matches.at(-1)?.fullPath ?? '') !== page) return false;
  if (matches.some(({ status }) => status !== 'success')) return false;
  const isRead = (name: string) =>
    matches.some(({ routeId }) => {
      const schema = routesById[routeId].options.validateSearch;
      // Every page says what it reads as an object of valibot's. Of anything else it is not known.
      return schema !== undefined && (!('entries' in schema) || name in schema.entries);
    });
  return !Object.keys(location.search).some(isRead);
}

/** Whether the code of a loaded page has come. The router keeps a component's `preload` until then, and no error. */
export function hasItsCode({ state, routesById }: AppRouter): boolean {
  return state.matches.every(
    ({ routeId, status }) => status !== 'success' || !routesById[routeId].options.component?.preload,
  );
}
