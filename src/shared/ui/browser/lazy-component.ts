import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from 'react';
import { isLeaving } from '#shared/router/leaving.ts';

/**
 * Loads code that the page can work without. If loading fails, waits until the device is back
 * online, and tries again. Never rejects.
 */
export async function loadWhenPossible<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // Listens for the connection before loading, because it may return before the failure is
    // reported.
    const connection = nextConnection();
    try {
      return await load();
    } catch (error) {
      if (!isLeaving())
        console.warn('Part of the site did not load. It will load when the connection is back.', error);
      await connection;
    }
  }
}

/**
 * Creates a component that the page can work without. It suspends until its code has loaded. The
 * build waits for the code, so prerendered HTML includes the component.
 */
export function lazyOptional<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => (import.meta.env.SSR ? load() : loadWhenPossible(load)));
}

/**
 * Creates a component for content below the first screen. Its code loads after the page. The
 * component is memoized, because React discards a component's prerendered HTML if the component
 * renders again before its code has loaded.
 *
 * @param fallback fills the component's space while its code loads on a page that was not
 * prerendered
 */
export function lazyAfterPage<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const Part: ComponentType<Props> = lazyOptional(load);
  return memo((props: Props) => createElement(Suspense, { fallback }, createElement(Part, props)));
}

/**
 * Creates a component that the user must see. If its code cannot load offline, the component waits
 * for the connection, and the rest of the page stays visible. If loading fails online, the error
 * boundary shows the error, because waiting may not help: the server may no longer have the code
 * after a new deployment.
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
