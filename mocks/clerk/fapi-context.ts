import type { Clock } from '../scenarios/clock.ts';
import type { Network } from '../scenarios/network.ts';
import type { StateFile } from './identity-state.ts';
import type { Passwords } from './passwords.ts';

/** The dependencies of every Frontend API (FAPI) handler. */
export interface FapiContext {
  readonly clock: Clock;
  /** Returns a new id without a prefix. */
  readonly createId: () => string;
  readonly network: Pick<Network, 'activeTrigger' | 'isOffline' | 'lacks' | 'latencyMs'>;
  /** The service's origin, with the host from the publishable key. */
  readonly issuer: string;
  readonly file: StateFile;
  readonly passwords: Passwords;
}
