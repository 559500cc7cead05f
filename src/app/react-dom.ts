// Part of React's file (vite.config.ts), which runs it in a task before the application's.
export { createRoot, hydrateRoot } from 'react-dom/client';
