import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchAfterEarlyRead } from '#shared/api/early-read.ts';
import { ConfigurationError, readConfig } from '#shared/config/config.ts';
import { isLeaving, watchLeaving, whenStaying } from '#shared/router/leaving.ts';
import { whenIdle } from '#shared/ui/when-idle.ts';
import { createApp } from './create-app.tsx';
import { watchMissingParts } from './missing-part.ts';
import { startMockingIfBuiltIn } from './mocking.ts';
import { hasItsCode, isAddressOf, isDrawnFor } from './prerendered-page.ts';

/**
 * Starts the application. A function and no top-level await: the mock's chunk imports modules that are
 * bundled with this one, and each would wait for the other.
 */
async function start(container: HTMLElement): Promise<void> {
  const config = readConfig(import.meta.env);
  const { page, elsewhere } = document.documentElement.dataset;
  if (elsewhere !== undefined) {
    container.replaceChildren();
    document.documentElement.removeAttribute('data-elsewhere');
  }
  const mock = await startMockingIfBuiltIn(config);
  // The modules have just been evaluated: a task of its own, so that what a person does comes in between.
  await new Promise((resolve) => setTimeout(resolve));
  const onStart = () => {
    document.documentElement.removeAttribute('data-page');
    // The mock has a worker of its own, and each of its states is a link: nothing of the one before is shown in it.
    if (mock !== null) return;
    whenIdle(() => {
      import('./cache-site.ts')
        .then(({ cacheSite }) => cacheSite(queryClient))
        .catch((error: unknown) => console.warn('Nothing is kept for a visit without a network', error));
    });
  };
  const { app, router, queryClient } = createApp({
    config: { ...config, ...mock?.config },
    loadClerk: mock?.loadClerk,
    fetch: mock ? undefined : fetchAfterEarlyRead(window, window.fetch.bind(window)),
    onStart,
  });
  // Firefox and WebKit break off scripts while the person leaves: that is no error.
  const onCaughtError = (error: unknown) => isLeaving() || console.error(error);
  const tree = <StrictMode>{app}</StrictMode>;
  const isDrawn = page !== undefined && isAddressOf(page, router);
  // The first render has to have what the build had: the page's own code. Any other page is loaded as it is drawn,
  // because a guard waits for the sign-in service, which is drawn, too.
  if (isDrawn) {
    await router.load();
    if (!hasItsCode(router)) return leaveAsDrawn();
  }
  if (!isDrawn || !isDrawnFor(page, router)) {
    createRoot(container, { onCaughtError }).render(tree);
    return;
  }
  // What the router's own server part would say to its browser part, which it does by an inline script.
  router.ssr = { manifest: undefined };
  // In short pieces: the page can be read, scrolled and left meanwhile.
  startTransition(() => {
    hydrateRoot(container, tree, {
      onCaughtError,
      onRecoverableError: (error) => {
        // A person who follows a link at once has left parts of the drawn page before React took them over.
        if (isAddressOf(page, router)) console.error('The page differs from what the build drew', error);
      },
    });
  });
}

/** Leaves a page whose code did not come as the build drew it: its text can be read, and its links lead on. */
async function leaveAsDrawn(): Promise<void> {
  await whenStaying();
  sayThatItDidNotStart();
}

/** Has the start-up check say so, and offer to load the page again, as when this script had not come. */
function sayThatItDidNotStart() {
  document.querySelector('script[type="module"][src]')?.dispatchEvent(new Event('error'));
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root element');
watchLeaving();
// Before the page's own code is asked for.
watchMissingParts();
start(container).catch(async (error: unknown) => {
  await whenStaying();
  console.error('The application could not be started', error);
  if (!(error instanceof ConfigurationError)) return sayThatItDidNotStart();
  document.documentElement.removeAttribute('data-page');
  container.textContent = `EduEmpower could not be started. ${error.message}`;
});
