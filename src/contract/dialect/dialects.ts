import type { Dialect, DialectName } from './dialect.ts';

export type LoadDialect = () => Promise<Dialect>;

/** Functions that load each dialect. A backend that follows the specification needs no dialect. */
export const dialects: Readonly<Record<DialectName, LoadDialect | undefined>> = {
  specification: undefined,
  'express-2026': async () => (await import('./express-2026.ts')).express2026,
};
