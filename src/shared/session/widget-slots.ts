import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Role } from '#contract/schemas/primitives.ts';

/** A page's request for one of the sign-in service's forms. */
export interface WidgetRequest {
  readonly kind: 'sign-in' | 'sign-up';
  /** Where the user goes after signing in, as a path of this site. */
  readonly redirectTo: string;
  /** The sign-in page, for users with an account. */
  readonly signInUrl: string;
  /** The sign-up page, for users without an account. */
  readonly signUpUrl: string;
  /** The role for a new account (AUTH-05). It grants no rights on its own. */
  readonly role: Role | null;
}

/** A page's element, and the form that the sign-in service renders into it. */
export interface WidgetSlot {
  readonly id: string;
  readonly element: HTMLElement;
  readonly request: WidgetRequest;
}

/**
 * The slots for the sign-in service's forms. Pages add and remove slots. The service's host
 * component, which loads later, renders the forms into them.
 */
export interface WidgetSlots extends StoreApi<readonly WidgetSlot[]> {
  put(slot: WidgetSlot): void;
  remove(id: string): void;
}

export function createWidgetSlots(): WidgetSlots {
  const slots = createStore<readonly WidgetSlot[]>(() => []);
  const others = (id: string) => slots.getState().filter((slot) => slot.id !== id);
  return {
    ...slots,
    put: (slot) => slots.setState([...others(slot.id), slot], true),
    remove: (id) => slots.setState(others(id), true),
  };
}
