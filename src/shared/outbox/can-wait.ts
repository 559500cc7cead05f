import { failureIn } from '../api/api-error.ts';
import { deliveryOf } from '../api/create-once.ts';

/** Whether a write that failed can wait on the device: the connection failed. `doubtful` where it may have arrived. */
export function canWait(error: unknown): 'certain' | 'doubtful' | null {
  const kind = failureIn(error)?.kind;
  if (kind !== 'network' && kind !== 'timeout') return null;
  return deliveryOf(error) === 'not-delivered' ? 'certain' : 'doubtful';
}
