import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { SessionHostProps } from './create-session-store.ts';

/**
 * Is mounted beside the router and renders the service's host as soon as it is loaded. Until then, and in a
 * prerendered page, it is nothing.
 */
export function SessionHost({ store, navigate }: SessionHostProps) {
  // In short pieces: a person may be typing by then.
  const { Host } = useDeferredValue(useStore(store.host));
  return Host && <Host store={store} navigate={navigate} />;
}
