import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+918040112233', '+91 80401 12233'],
  ['+912024455667', '+91 2024455667'],
])('formatPhone groups the ten digits of the Indian number %s', (phone, grouped) => {
  expect(formatPhone(phone)).toBe(grouped);
});

it.each([
  '',
  '9876543210',
  '00+919876543210',
  '+9198765432101',
  '+91 80 5550 0142',
  '+4915112345678',
  '+91987654321',
  'call my uncle',
])('formatPhone leaves %j unchanged', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});
