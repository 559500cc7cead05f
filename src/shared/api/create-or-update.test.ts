import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '#contract/failure.ts';
import { ApiError } from './api-error.ts';
import { createOrUpdate } from './create-or-update.ts';

function save(found: ApiFailure | 'exists') {
  const calls = { update: vi.fn(async (_: object) => 'updated'), create: vi.fn(async () => 'created') };
  const find = async () => {
    if (found !== 'exists') throw new ApiError('scholarships.byId', found);
    return { id: 'sch_1' };
  };
  return { outcome: createOrUpdate({ find, ...calls }), ...calls };
}

describe('create-or-update', () => {
  it('[WIRE-03] updates an existing record by PUT', async () => {
    const { outcome, create, update } = save('exists');
    await expect(outcome).resolves.toBe('updated');
    expect(update).toHaveBeenCalledExactlyOnceWith({ id: 'sch_1' });
    expect(create).not.toHaveBeenCalled();
  });

  it('[WIRE-03] creates a record by POST after a 404', async () => {
    const { outcome, update } = save({ kind: 'http', status: 404 });
    await expect(outcome).resolves.toBe('created');
    expect(update).not.toHaveBeenCalled();
  });

  it.each<ApiFailure>([
    { kind: 'http', status: 401 },
    { kind: 'http', status: 500 },
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'contract', issues: [] },
  ])('[WIRE-03] rejects with %o instead of creating a record', async (failure) => {
    const { outcome, create, update } = save(failure);
    await expect(outcome).rejects.toMatchObject({ failure });
    expect(create).not.toHaveBeenCalled();
    expect(update).not.toHaveBeenCalled();
  });
});
