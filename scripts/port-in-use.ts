import type { Plugin } from 'vite';

/** Says in one sentence that another program has the port of a server, and ends this one. */
export function sayPortInUse(error: NodeJS.ErrnoException & { readonly port?: number }): void {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port} is in use. Choose another one with --port.`);
  process.exit(1);
}

/** The same for the development server, where Vite shows a stack. */
export const portInUse: Plugin = {
  name: 'port-in-use',
  apply: 'serve',
  configureServer: ({ httpServer }) => void httpServer?.once('error', sayPortInUse),
};
