// This module is bundled into React's chunk (vite.config.ts), so it runs in an earlier task than
// the application.
export { createRoot, hydrateRoot } from 'react-dom/client';
