import type { Clock } from '../scenarios/clock.ts';
import type { Network } from '../scenarios/network.ts';
import type { StateFile } from './identity-state.ts';
import type { Passwords } from './passwords.ts';

/** What every handler of the Frontend API (FAPI) works with. */
export interface FapiContext {
  readonly clock: Clock;
  /** A new id, without a prefix. */
  readonly createId: () => string;
  readonly network: Pick<Network, 'activeTrigger' | 'isOffline' | 'lacks' | 'latencyMs'>;
  /** `https://` and the host that the publishable key names. */
  readonly issuer: string;
  readonly file: StateFile;
  readonly passwords: Passwords;
}
