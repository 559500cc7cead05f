import type { LoadPayments } from '#features/donation/index.ts';
import type { RouterContext } from '#shared/router/router-context.ts';

/** What every route can reach: what is shared, and what outlives the screens of one slice. */
export interface AppContext extends RouterContext {
  readonly payments: LoadPayments;
}
