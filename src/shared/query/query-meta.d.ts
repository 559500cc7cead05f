import type { PublicRead } from './cached-reads.ts';

interface QueryMeta extends Record<string, unknown> {
  /** The operation whose answer the device stores for a later visit; without it nothing is stored. */
  readonly cachedAs?: PublicRead;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}
