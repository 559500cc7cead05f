import type { Role } from '#contract/schemas/primitives.ts';

/** What a page wants of one of the service's own forms. */
export interface WidgetRequest {
  readonly kind: 'sign-in' | 'sign-up';
  /** The redirect target, a path of this site. */
  readonly redirectTo: string;
  /** The page for people who have an account. */
  readonly signInUrl: string;
  /** The page for people who have none. */
  readonly signUpUrl: string;
  /** The role that a new account asks for (AUTH-05); it grants nothing by itself. */
  readonly role: Role | null;
}

/** A place in the page that waits for a form. */
export interface WidgetSlot {
  readonly id: string;
  readonly element: HTMLElement;
  readonly request: WidgetRequest;
}

/**
 * The places of the page where the service's forms belong. The page puts a place here, and the host,
 * which is loaded later and mounted beside the router, fills it.
 */
export interface WidgetSlots {
  getSnapshot(): readonly WidgetSlot[];
  subscribe(listener: () => void): () => void;
  put(slot: WidgetSlot): void;
  remove(id: string): void;
}

/** An empty list of places. */
export function createWidgetSlots(): WidgetSlots {
  const listeners = new Set<() => void>();
  let slots: readonly WidgetSlot[] = [];

  function change(next: readonly WidgetSlot[]) {
    slots = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    getSnapshot: () => slots,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (slot) => change([...slots.filter(({ id }) => id !== slot.id), slot]),
    remove: (id) => change(slots.filter((slot) => slot.id !== id)),
  };
}
