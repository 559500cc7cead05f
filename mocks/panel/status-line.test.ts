import { expect, it } from 'vitest';
import { calmNetwork } from '../scenarios/network-settings.ts';
import { noticeOf, statusLine } from './status-line.ts';

const settings = {
  scenario: null,
  network: { ...calmNetwork, latencyMs: 300 },
  seed: { name: 'normal', day: null },
  now: 0,
  isTurned: false,
  visitor: 'student',
  newcomer: null,
} as const;

it('says what is not as usual also after a press has said something', () => {
  const notice = noticeOf(settings);
  expect(notice).toBe('Network: latency:300');
  expect(statusLine('Copied.', notice)).toBe('Copied. Network: latency:300');
  expect(statusLine('Copied.', null)).toBe('Copied.');
});

it('says that everything is as usual where nothing else is to be said', () => {
  expect(statusLine('', noticeOf({ ...settings, network: calmNetwork }))).toBe(
    'Everything answers as usual.',
  );
});
