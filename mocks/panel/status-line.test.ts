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
} as const;

it('the mock panel’s status line shows a message together with the changed settings', () => {
  const notice = noticeOf(settings);
  expect(notice).toBe('Network: latency:300');
  expect(statusLine('Copied.', notice)).toBe('Copied. Network: latency:300');
  expect(statusLine('Copied.', null)).toBe('Copied.');
});

it('with default settings and no message, the mock panel’s status line says that everything works as usual', () => {
  expect(statusLine('', noticeOf({ ...settings, network: calmNetwork }))).toBe('Everything works as usual.');
});
