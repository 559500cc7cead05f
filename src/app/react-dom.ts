// React's own file runs this, in a task before the application's.
export { createRoot, hydrateRoot } from 'react-dom/client';
