import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { SessionHostProps } from './create-session-store.ts';

/** Renders the service's host beside the router once it is loaded; until then, and in a prerendered page, nothing. */
export function SessionHost({ store, navigate }: SessionHostProps) {
  // Deferred, so that rendering does not block a user who is typing.
  const { Host } = useDeferredValue(useStore(store.host));
  return Host && <Host store={store} navigate={navigate} />;
}
