import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath } from './endpoint.ts';
import { endpointSummaries } from './endpoint-summaries.ts';
import { endpoints, operationIds } from './endpoints.ts';

describe('the endpoint table', () => {
  it('[WIRE-01] the endpoint table lists exactly the operations in the specifications', () => {
    expect([...operationIds].sort()).toEqual(
      [
        'users.registerOrUpdate',
        'users.byId',
        'users.delete',
        'scholarships.all',
        'scholarships.active',
        'scholarships.expired',
        'scholarships.byId',
        'scholarships.create',
        'scholarships.update',
        'scholarships.delete',
        'applications.create',
        'applications.all',
        'applications.byId',
        'applications.byStudent',
        'applications.updateStatus',
        'applications.delete',
        'students.byId',
        'students.create',
        'students.update',
        'students.delete',
        'organizations.byUser',
        'organizations.create',
        'organizations.update',
        'organizations.delete',
        'organizations.verify',
        'fundraisers.all',
        'fundraisers.byId',
        'fundraisers.create',
        'fundraisers.update',
        'fundraisers.delete',
        'transactions.createOrder',
        'transactions.verifyPayment',
      ].sort(),
    );
  });

  it('no two operations in the endpoint table share a method and path', () => {
    const calls = Object.values(endpoints).map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('fillPath', () => {
  it('fillPath encodes any id as a single path segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..' && id.isWellFormed());
        const url = new URL(fillPath('scholarships/{id}', { id }), 'https://api.example/api/');
        expect(url.origin).toBe('https://api.example');
        const segments = url.pathname.split('/');
        expect(segments).toHaveLength(4);
        expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
      }),
    );
  });

  it.each(['', '.', '..'])('fillPath rejects the id %j, which would change the path', (id) => {
    expect(() => fillPath('scholarships/{id}', { id })).toThrow(RangeError);
  });
});

it('[WIRE-01] every operation in the endpoint table has a one-line summary', () => {
  expect(Object.keys(endpointSummaries).toSorted()).toEqual([...operationIds].toSorted());
  for (const summary of Object.values(endpointSummaries)) expect(summary).toMatch(/^[A-Z].{8,100}\.$/);
});
