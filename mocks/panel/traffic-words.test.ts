import { expect, it } from 'vitest';
import type { TrafficEntry } from '../traffic/traffic.ts';
import { countWords, judgementOn, whoAnswered } from './traffic-words.ts';

it('a call without a response is described as such, because the server may have received it', () => {
  const lost: TrafficEntry = {
    number: 1,
    at: 0,
    service: 'api',
    operation: 'applications.create',
    method: 'POST',
    path: '/api/applications',
    request: '{}',
    result: { source: 'network', status: null, durationMs: 5, answer: '', issues: [] },
  };
  expect(judgementOn(lost)).toBe('No response arrived.');
});

it('a call’s description names the source of the response, or of the failure', () => {
  const result = { source: 'network', status: 429, durationMs: 5, answer: '', issues: [] } as const;
  expect(whoAnswered(result)).toBe('answered by the network settings');
  expect(whoAnswered({ ...result, status: null })).toBe('cut off by the network settings');
});

it('an empty list names the chosen service, and a full list counts its calls', () => {
  expect(countWords(0, 'all')).toBe('This page has made no calls.');
  expect(countWords(0, 'email')).toBe('No calls to this service: Email service.');
  expect([countWords(1, 'email'), countWords(2, 'all')]).toEqual([
    '1 call, newest first',
    '2 calls, newest first',
  ]);
});
