import { expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { respond } from './wire.ts';

const byId = endpoints['scholarships.byId'];

/** Runs with console errors counted and silenced. */
async function loudly(outcome: Parameters<typeof respond>[2]) {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const response = respond('scholarships.byId', byId, outcome);
  const logged = error.mock.calls.length;
  error.mockRestore();
  return { status: response.status, logged };
}

it('a response of the mock that violates the contract becomes a logged 500', async () => {
  const body = { id: 'sch-1', title: 'A', totalAmount: 1, expiredAt: '2026-11-21' };
  expect(await loudly({ status: 200, body })).toEqual({ status: 200, logged: 0 });
  expect(await loudly({ status: 200, body: { ...body, totalAmount: -1 } })).toEqual({
    status: 500,
    logged: 1,
  });
  expect(await loudly({ status: 201, body })).toEqual({ status: 500, logged: 1 });
  expect(await loudly({ status: 409, body: { error: 'No.' } })).toEqual({ status: 500, logged: 1 });
});
