import { describe, expect, it, vi } from 'vitest';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { ApiError } from './api-error.ts';
import { refusedClearings, sendAcceptable } from './send-acceptable.ts';

interface Change {
  readonly address?: string;
  readonly dateOfBirth?: string;
  readonly website?: string | null;
}

const refusal = (status: number, body: unknown = '') =>
  new ApiError('students.update', normalizeHttpFailure(status, body));

describe('sendAcceptable', () => {
  const never = () => ['dateOfBirth'] as const;
  const change: Change = { address: 'Dharwad', dateOfBirth: '2005-04-01' };

  it('sends everything once where the server takes it', async () => {
    const send = vi.fn(async () => {});
    expect(await sendAcceptable(change, send, never)).toEqual([]);
    expect(send.mock.calls).toEqual([[change]]);
  });

  it('sends the rest where the server never takes a part, and says which', async () => {
    const send = vi.fn(async (part: Change) => {
      if ('dateOfBirth' in part) throw refusal(500);
    });
    expect(await sendAcceptable(change, send, never)).toEqual(['dateOfBirth']);
    expect(send).toHaveBeenLastCalledWith({ address: 'Dharwad' });
  });

  it('throws the refusal where nothing else is left, or no part is to blame', async () => {
    const send = vi.fn(async (_: Change) => {
      throw refusal(500);
    });
    await expect(sendAcceptable({ dateOfBirth: '2005-04-01' }, send, never)).rejects.toThrow(ApiError);
    await expect(sendAcceptable(change, send, () => [])).rejects.toThrow(ApiError);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('throws what is no answer without sending anything again', async () => {
    const send = vi.fn(() => Promise.reject(new ApiError('students.update', { kind: 'timeout' })));
    await expect(sendAcceptable(change, send, never)).rejects.toThrow(ApiError);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('refusedClearings', () => {
  const change: Change = { address: 'Dharwad', website: null };
  const of = (body: unknown) => refusedClearings(change, normalizeHttpFailure(400, body));

  it('names what was cleared, where the server refuses that alone', () => {
    expect(of({ errors: { website: { _errors: ['Expected string, received null'] } } })).toEqual(['website']);
  });

  it('names nothing where something else is refused too, or nothing is named', () => {
    expect(of({ errors: { website: ['No.'], address: ['Too short.'] } })).toEqual([]);
    expect(of({ errors: { unknown: ['No.'] } })).toEqual([]);
    expect(of({ error: 'No.' })).toEqual([]);
  });
});
