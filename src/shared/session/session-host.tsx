import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { SessionHostProps } from './create-session-store.ts';

/**
 * Renders the sign-in service's host component beside the router. Renders nothing before that
 * component has loaded. A prerendered page never contains it.
 */
export function SessionHost({ store, navigate }: SessionHostProps) {
  // Deferred, so that rendering the host does not block typing.
  const { Host } = useDeferredValue(useStore(store.host));
  return Host && <Host store={store} navigate={navigate} />;
}
