import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfigurationError, readConfig } from '#shared/config/config.ts';
import { isLeaving, watchLeaving, whenStaying } from '#shared/router/leaving.ts';
import { createApp } from './create-app.tsx';
import { startMockingIfBuiltIn } from './mocking.ts';

/**
 * Starts the application. A function and no top-level await: the mock's chunk imports modules that are
 * bundled with this one, and each would wait for the other.
 */
async function start(container: HTMLElement): Promise<void> {
  const config = readConfig(import.meta.env);
  const mock = await startMockingIfBuiltIn(config);
  const app = mock
    ? createApp({
        config: { ...config, ...mock.config },
        loadClerk: mock.loadClerk,
      })
    : createApp({ config });
  createRoot(container, {
    // Firefox and WebKit break off scripts while the person leaves: that is no error.
    onCaughtError: (error) => isLeaving() || console.error(error),
  }).render(<StrictMode>{app}</StrictMode>);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root element');
watchLeaving();
start(container).catch(async (error: unknown) => {
  await whenStaying();
  console.error('The application could not be started', error);
  container.textContent = `EduEmpower could not be started. ${
    error instanceof ConfigurationError ? error.message : 'Please load the page again.'
  }`;
});
