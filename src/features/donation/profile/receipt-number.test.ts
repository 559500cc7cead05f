import { expect, it } from 'vitest';
import { shortNumber } from './receipt-number.ts';

it.each([
  ['donation-7c1f0a52-9d3e-4c55-8f1e-2b7a1f3a77c2', '1F3A-77C2'],
  ['7', '7'],
  ['--', '--'],
])('[PAY-02] the receipt of the donation %s has the short number %s', (id, short) => {
  expect(shortNumber(id)).toBe(short);
});
