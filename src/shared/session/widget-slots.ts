import { createStore, type StoreApi } from 'zustand/vanilla';
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
export interface WidgetSlots extends StoreApi<readonly WidgetSlot[]> {
  put(slot: WidgetSlot): void;
  remove(id: string): void;
}

/** An empty list of places. */
export function createWidgetSlots(): WidgetSlots {
  const slots = createStore<readonly WidgetSlot[]>(() => []);
  const others = (id: string) => slots.getState().filter((slot) => slot.id !== id);
  return {
    ...slots,
    put: (slot) => slots.setState([...others(slot.id), slot], true),
    remove: (id) => slots.setState(others(id), true),
  };
}
