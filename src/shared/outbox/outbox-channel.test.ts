import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { refusedCall, unansweredCall, unconfirmedCall } from '../api/failed-call.test-utils.ts';
import { outboxChannel } from './outbox-channel.ts';

const send = (error: unknown, payload: unknown = { text: 'x' }) =>
  outboxChannel({
    schema: v.object({ text: v.string() }),
    send: () => Promise.reject(error),
    refusal: () => 'The form’s own words',
  }).send(payload);

const OPERATION = 'applications.create';

describe('how a call of something that waited has ended', () => {
  it.each([
    ['a refusal', refusedCall(OPERATION, 409), { type: 'refused', said: 'The form’s own words' }],
    ['a fault', refusedCall(OPERATION, 500), { type: 'refused', said: 'The form’s own words' }],
    ['an ended session', refusedCall(OPERATION, 401), { type: 'sign-in', said: 'The form’s own words' }],
    ['a busy server', refusedCall(OPERATION, 503), { type: 'busy', retryAfterMs: null }],
    ['a gateway', refusedCall(OPERATION, 504), { type: 'unknown' }],
    ['a failed connection', new ApiError(OPERATION, { kind: 'network' }), { type: 'unknown' }],
    ['silence', unansweredCall(OPERATION), { type: 'unknown' }],
    ['silence, and not found', unconfirmedCall(OPERATION, 'not-delivered'), { type: 'not-arrived' }],
    ['silence, and no look-up', unconfirmedCall(OPERATION, 'unknown'), { type: 'unknown' }],
    ['anything else', new Error('x'), { type: 'unknown' }],
  ])('[OUT-03] [OUT-04] after %s', async (_, error, delivery) => {
    expect(await send(error)).toEqual(delivery);
  });

  it('[OUT-04] sends nothing that it cannot read, and says so', async () => {
    const call = vi.fn(async () => undefined);
    const channel = outboxChannel({
      schema: v.object({ text: v.string() }),
      send: call,
      refusal: () => '',
      hasArrived: async () => true,
    });
    expect(await channel.send({ text: 5 })).toMatchObject({
      type: 'refused',
      said: expect.stringMatching(/cannot read/),
    });
    await expect(channel.lookUp?.({})).rejects.toThrow();
    expect(call).not.toHaveBeenCalled();
    expect(await channel.send({ text: 'x' })).toEqual({ type: 'arrived' });
  });

  it('[OUT-03] names the parts that the server did not accept', async () => {
    const channel = outboxChannel({
      schema: v.object({ text: v.string() }),
      send: async ({ text }) => text.length,
      leftOut: (sent) => (sent > 1 ? 'All but one letter' : null),
      refusal: () => '',
    });
    expect(await channel.send({ text: 'xy' })).toEqual({ type: 'arrived', said: 'All but one letter' });
    expect(await channel.send({ text: 'x' })).toEqual({ type: 'arrived' });
  });

  it('[OUT-03] hands on what has arrived, as far as it can be read', () => {
    const onArrived = vi.fn();
    const options = {
      schema: v.object({ text: v.string() }),
      send: async () => undefined,
      refusal: () => '',
    };
    const channel = outboxChannel({ ...options, onArrived });
    channel.onArrived?.({ text: 'x' });
    channel.onArrived?.({ text: 5 });
    expect(onArrived.mock.calls).toEqual([[{ text: 'x' }]]);
    expect(Object.keys(outboxChannel(options))).toEqual(['send']);
  });
});
