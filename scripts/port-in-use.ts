import type { Plugin } from 'vite';

/** Prints a clear message and exits if a server's port is in use. Rethrows any other error. */
export function sayPortInUse(error: NodeJS.ErrnoException & { readonly port?: number }): void {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port} is in use. Choose another one with --port.`);
  process.exit(1);
}

/**
 * Prints a clear message if the development server's port is in use. Vite alone would print a stack
 * trace.
 */
export const portInUse: Plugin = {
  name: 'port-in-use',
  apply: 'serve',
  configureServer: ({ httpServer }) => void httpServer?.once('error', sayPortInUse),
};
