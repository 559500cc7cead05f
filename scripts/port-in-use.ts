import type { Plugin } from 'vite';

/** Prints a clear message if a server's port is in use, and exits. */
export function sayPortInUse(error: NodeJS.ErrnoException & { readonly port?: number }): void {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port} is in use. Choose another one with --port.`);
  process.exit(1);
}

/** Does the same for the development server, where Vite would print a stack trace. */
export const portInUse: Plugin = {
  name: 'port-in-use',
  apply: 'serve',
  configureServer: ({ httpServer }) => void httpServer?.once('error', sayPortInUse),
};
