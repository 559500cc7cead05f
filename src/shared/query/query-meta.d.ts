import type { OperationId } from '#contract/endpoints.ts';

interface QueryMeta extends Record<string, unknown> {
  /**
   * Whether the answer is cached on the device for a later visit: what everybody may read, or what belongs to the person
   * whose id is in the query's key. Without it nothing is cached: applicants, payments and whatever is another person's.
   */
  readonly persist?: 'public' | 'own';
  /** The operation whose answer it is: what was cached has to fit its schema. */
  readonly answer?: OperationId;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}
