import type { LoadPayments } from '#features/donation/index.ts';
import type { RouterContext } from '#shared/router/router-context.ts';

/** The context of every route. Includes the payments, which outlive the screens. */
export interface AppContext extends RouterContext {
  readonly payments: LoadPayments;
}
