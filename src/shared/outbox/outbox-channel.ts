import * as v from 'valibot';
import { ApiError, isSessionLost } from '../api/api-error.ts';
import { UnconfirmedError } from '../api/create-once.ts';
import { mayBeDelivered } from '../api/refusal.ts';
import { busyFor } from '../form/busy.ts';
import type { Arrived, Delivery } from './outbox-rules.ts';
import type { OutboxChannel } from './outbox-sender.ts';

export interface OutboxChannelOptions<Payload, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: what was stored may be anything
  readonly schema: v.GenericSchema<any, Payload>;
  /** Sends it once; rejects where delivery failed or is unknown. */
  readonly send: (payload: Payload) => Promise<Sent>;
  /** The parts that the server did not accept, in the form's words; null where it accepted all. */
  readonly leftOut?: (sent: Sent) => string | null;
  /** Asks the server whether it has arrived. Missing where the server has no such question. */
  readonly hasArrived?: (payload: Payload) => Promise<boolean>;
  /**
   * Does what belongs to it without being part of it: it has arrived whether or not that succeeds. Never rejects.
   *
   * @param sent what `send` answered; null where the answer was lost
   * @returns what failed, in words
   */
  readonly finish?: (payload: Payload, sent: Sent | null) => Promise<readonly string[]>;
  readonly onArrived?: (payload: Payload) => void;
  /** Why it was refused, as its form says it. */
  readonly refusal: (error: unknown) => string;
  /** How an error of a service other than the API is to be taken; null for one of the API. */
  readonly deliveryOf?: (error: unknown) => 'not-arrived' | 'unknown' | 'refused' | null;
}

const UNREADABLE =
  'This version of the site cannot read what was saved. Withdraw it, and fill in the form once more.';

/** How one kind of thing is sent, and what each end of its call means. */
export function outboxChannel<Payload, Sent>(options: OutboxChannelOptions<Payload, Sent>): OutboxChannel {
  const { schema, send, leftOut, hasArrived, finish, onArrived, refusal } = options;

  const deliveryOf = (error: unknown): Delivery => {
    const busy = busyFor(error);
    if (busy !== null) return { type: 'busy', ...busy };
    const type = options.deliveryOf?.(error) ?? typeOf(error);
    return type === 'refused' || type === 'sign-in' ? { type, said: refusal(error) } : { type };
  };

  const arrived = async (payload: Payload, sent: Sent | null): Promise<Arrived> => {
    const parts = sent === null ? null : leftOut?.(sent);
    const failures = (await finish?.(payload, sent)) ?? [];
    const said = [parts, ...failures].filter(Boolean).join(' ');
    return said === '' ? { type: 'arrived' } : { type: 'arrived', said };
  };

  return {
    async send(stored) {
      const payload = v.safeParse(schema, stored);
      if (!payload.success) return { type: 'refused', said: UNREADABLE };
      try {
        return await arrived(payload.output, await send(payload.output));
      } catch (error) {
        return deliveryOf(error);
      }
    },
    ...(hasArrived && {
      lookUp: async (stored) => {
        const payload = v.parse(schema, stored);
        return (await hasArrived(payload)) ? arrived(payload, null) : null;
      },
    }),
    ...(onArrived && {
      onArrived: (stored) => {
        const payload = v.safeParse(schema, stored);
        if (payload.success) onArrived(payload.output);
      },
    }),
  };
}

function typeOf(error: unknown): 'not-arrived' | 'unknown' | 'sign-in' | 'refused' {
  if (error instanceof UnconfirmedError) {
    return error.delivery === 'not-delivered' ? 'not-arrived' : 'unknown';
  }
  if (!(error instanceof ApiError)) return 'unknown';
  if (isSessionLost(error)) return 'sign-in';
  return mayBeDelivered(error.failure) ? 'unknown' : 'refused';
}
