import type { Role } from '#contract/schemas/primitives.ts';

/** The access level of a page. */
export type RouteAccess =
  /** Everyone, signed in or not. */
  | { readonly kind: 'public' }
  /** Every signed-in user. Signed-out visitors must sign in. */
  | { readonly kind: 'signed-in' }
  /**
   * Signed-in users with this role. Users with another role see a message that says which role the
   * page is for.
   */
  | { readonly kind: 'role'; readonly role: Role };

const PUBLIC: RouteAccess = { kind: 'public' };

interface Match {
  readonly staticData: { readonly access?: RouteAccess };
}

/** Returns the access level of the current page. The innermost route that sets `access` decides. */
export function accessOf(matches: readonly Match[]): RouteAccess {
  return matches.findLast(({ staticData }) => staticData.access)?.staticData.access ?? PUBLIC;
}
