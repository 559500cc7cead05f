import type { Dialect, DialectName } from './dialect.ts';

export type LoadDialect = () => Promise<Dialect>;

/** The function that loads each dialect. The specification needs none. */
export const dialects: Readonly<Record<DialectName, LoadDialect | undefined>> = {
  specification: undefined,
  'express-2026': async () => (await import('./express-2026.ts')).express2026,
};
