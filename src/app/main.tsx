import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from '#shared/config/config.ts';
import { createApp } from './create-app.tsx';
import { startMockingIfBuiltIn } from './mocking.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root element');

const config = readConfig(import.meta.env);
const mock = await startMockingIfBuiltIn(config);
const app = mock
  ? createApp({
      config: { ...config, clerkPublishableKey: mock.clerkPublishableKey },
      loadClerk: mock.loadClerk,
    })
  : createApp({ config });
createRoot(container).render(<StrictMode>{app}</StrictMode>);
