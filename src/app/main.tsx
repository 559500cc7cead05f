import { StrictMode, startTransition } from 'react';
import { fetchAfterEarlyRead } from '#shared/api/early-read.ts';
import { ConfigurationError, readConfig } from '#shared/config/config.ts';
import { isLeaving, watchLeaving, whenStaying } from '#shared/router/leaving.ts';
import { expectDrawnPage, isAddressOf, isCodeLoaded, isDrawnFor } from '#shared/router/router-internals.ts';
import { createApp } from './create-app.tsx';
import { watchMissingParts } from './missing-part.ts';
import { startMockingIfBuiltIn } from './mocking.ts';
import { createRoot, hydrateRoot } from './react-dom.ts';

/**
 * Starts the application. This is a function because top-level await would deadlock: the mock's
 * chunk imports modules that are bundled with this module.
 */
async function start(container: HTMLElement): Promise<void> {
  const config = readConfig(import.meta.env);
  const { page, elsewhere } = document.documentElement.dataset;
  if (elsewhere !== undefined) {
    container.replaceChildren();
    document.documentElement.removeAttribute('data-elsewhere');
  }
  const mock = await startMockingIfBuiltIn(config);
  await nextTask();
  const retypeText = rememberText(container);
  const onStart = () => {
    document.documentElement.removeAttribute('data-page');
    retypeText();
    if (mock === null && navigator.serviceWorker?.controller) {
      void import('./remove-service-worker.ts').then(({ removeServiceWorker }) => removeServiceWorker());
    }
  };
  const { app, router } = createApp({
    config: { ...config, ...mock?.config },
    loadClerk: mock?.loadClerk,
    fetch: mock ? undefined : fetchAfterEarlyRead(window, window.fetch.bind(window)),
    onStart,
  });
  await nextTask();
  // Logs no errors while the user is leaving the page, because Firefox and WebKit then abort
  // scripts that are still loading.
  const onCaughtError = (error: unknown) => isLeaving() || console.error(error);
  const tree = <StrictMode>{app}</StrictMode>;
  const isDrawn = page !== undefined && isAddressOf(page, router);
  // The first render must match the prerendered page, so the code of that page must load first.
  // Other pages load after the first render, because their guards may wait for the sign-in service,
  // which starts only once the application has rendered.
  if (isDrawn) {
    await router.load();
    if (!isCodeLoaded(router)) return keepPrerendered();
  }
  if (!isDrawn || !isDrawnFor(page, router)) {
    // Removes the HTML file's description from the document, because each page adds its own.
    document.querySelector('meta[name="description"]')?.remove();
    createRoot(container, { onCaughtError }).render(tree);
    return;
  }
  expectDrawnPage(router);
  // In a transition, React hydrates in short tasks, so the user can read, scroll and leave the page
  // meanwhile.
  startTransition(() => {
    hydrateRoot(container, tree, {
      onCaughtError,
      onRecoverableError: (error) => {
        // A mismatch is expected if the user followed a link before React hydrated the page.
        if (!isAddressOf(page, router)) return;
        console.error('The page differs from its prerendered HTML', error);
        retypeText();
      },
    });
  });
}

/**
 * Remembers the fields of a prerendered page. If a browser extension or a translation has changed
 * the page before hydration, React discards the fields and the text that the user has typed into
 * them.
 *
 * @returns a function that types the text of discarded fields into their replacements
 */
function rememberText(container: HTMLElement): () => void {
  const drawn = [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return () => {
    if (drawn.every((field) => field.isConnected || field.value === '')) return;
    void import('./typed-text.ts').then(({ retypeText }) => retypeText(drawn, container));
  };
}

/** Resolves in a new task, so that the browser can handle input first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Keeps a prerendered page whose code cannot be loaded. Its text stays readable, its links work,
 * and startup-check.js shows a message.
 */
async function keepPrerendered(): Promise<void> {
  await whenStaying();
  showStartFailure();
}

/**
 * Makes startup-check.js show its message, as if this script had failed to load.
 *
 * @param message shown instead of the usual message, for problems that a reload cannot solve
 */
function showStartFailure(message = '') {
  document.querySelector('script[type="module"][src]')?.dispatchEvent(new ErrorEvent('error', { message }));
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root element');
watchLeaving();
// Must run before the application requests the code of a page.
watchMissingParts();
start(container).catch(async (error: unknown) => {
  await whenStaying();
  console.error('The application could not be started', error);
  if (__MOCKING__ && error instanceof Error && error.name === 'NoServiceWorkerError') {
    return showStartFailure(error.message);
  }
  if (!(error instanceof ConfigurationError)) return showStartFailure();
  document.documentElement.removeAttribute('data-page');
  container.textContent = `EduEmpower couldn’t start. ${error.message}`;
});
