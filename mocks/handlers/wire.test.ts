import { expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { respond } from './wire.ts';

const byId = endpoints['scholarships.byId'];

/** Responds with an outcome. Counts the console errors instead of printing them. */
async function respondSilently(outcome: Parameters<typeof respond>[2]) {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const response = respond('scholarships.byId', byId, outcome);
  const logged = error.mock.calls.length;
  error.mockRestore();
  return { status: response.status, logged };
}

it('if the mock’s own response violates the contract, the mock responds with 500 and logs the violation', async () => {
  const body = { id: 'sch-1', title: 'A', totalAmount: 1, expiredAt: '2026-11-21' };
  expect(await respondSilently({ status: 200, body })).toEqual({ status: 200, logged: 0 });
  expect(await respondSilently({ status: 200, body: { ...body, totalAmount: -1 } })).toEqual({
    status: 500,
    logged: 1,
  });
  expect(await respondSilently({ status: 201, body })).toEqual({ status: 500, logged: 1 });
  expect(await respondSilently({ status: 409, body: { error: 'No.' } })).toEqual({ status: 500, logged: 1 });
});
