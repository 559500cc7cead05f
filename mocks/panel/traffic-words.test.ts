import { expect, it } from 'vitest';
import type { TrafficEntry } from '../traffic/traffic.ts';
import { countWords, judgementOn, whoAnswered } from './traffic-words.ts';

it('the traffic tab says that no response arrived for a call that the network cut off', () => {
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

it('whoAnswered names what answered a call or cut it off', () => {
  const result = { source: 'network', status: 429, durationMs: 5, answer: '', issues: [] } as const;
  expect(whoAnswered(result)).toBe('answered by the network settings');
  expect(whoAnswered({ ...result, status: null })).toBe('cut off by the network settings');
});

it('the traffic tab counts the calls to the chosen service, or says that there are none', () => {
  expect(countWords(0, 'all')).toBe('This page has made no calls.');
  expect(countWords(0, 'email')).toBe('No calls to this service: Email service.');
  expect([countWords(1, 'email'), countWords(2, 'all')]).toEqual([
    '1 call, newest first',
    '2 calls, newest first',
  ]);
});
