// Bundled into React's chunk (vite.config.ts), so it runs in a task before the application's.
export { createRoot, hydrateRoot } from 'react-dom/client';
