import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from 'react';
import { isLeaving } from '#shared/router/leaving.ts';

/**
 * Loads code that the page can work without. If loading fails, retries when the device is online,
 * and stays pending until then. Never rejects.
 */
export async function loadWhenPossible<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // Listen before loading, because the connection may be back before the failure is reported.
    const connection = nextConnection();
    try {
      return await load();
    } catch (error) {
      if (!isLeaving()) console.warn('A part of the site is missing until the connection is back', error);
      await connection;
    }
  }
}

/**
 * A component that the page can work without. Renders nothing until its code has loaded, unless
 * the page was prerendered with it.
 */
export function lazyOptional<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => (import.meta.env.SSR ? load() : loadWhenPossible(load)));
}

/**
 * A component below the first screen, whose code loads after the page. Memoized, because React drops
 * prerendered HTML that renders again before its code has loaded.
 *
 * @param fallback fills the component's space while its code loads on a page that was not prerendered
 */
export function lazyAfterPage<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const Part: ComponentType<Props> = lazyOptional(load);
  return memo((props: Props) => createElement(Suspense, { fallback }, createElement(Part, props)));
}

/**
 * A component that the user must see. Offline, it waits for the connection, and the page around it
 * stays. A failure while online breaks the page, because its code may belong to an older deployment.
 */
export function lazyRequired<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return loadWhenPossible(load);
    }),
  );
}

function nextConnection(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
