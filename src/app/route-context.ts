import type { LoadPayments } from '#features/donation/index.ts';
import type { RouterContext } from '#shared/router/router-context.ts';

/**
 * The router context, which every route can use. It includes payments, because a payment outlives
 * the screen that starts it.
 */
export interface AppContext extends RouterContext {
  readonly payments: LoadPayments;
}
