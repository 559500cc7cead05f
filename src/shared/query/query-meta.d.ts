import type { PublicRead } from './cached-reads.ts';

interface QueryMeta extends Record<string, unknown> {
  /** The operation whose answer the device caches for a later visit; without it nothing is cached. */
  readonly cachedAs?: PublicRead;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}
