import { describe, expect, it } from 'vitest';
import { formatCount, formatMillions, formatRupees } from './money.ts';

describe('money', () => {
  it('[SCH-02] groups rupees in lakhs and crores, without decimals', () => {
    expect(formatRupees(0)).toBe('₹0');
    expect(formatRupees(75_000)).toBe('₹75,000');
    expect(formatRupees(125_000)).toBe('₹1,25,000');
    expect(formatRupees(12_345_678.9)).toBe('₹1,23,45,679');
  });

  it('[SCH-01] says funds in millions with one decimal', () => {
    expect(formatMillions(3_449_999)).toBe('3.4');
    expect(formatMillions(0)).toBe('0.0');
  });

  it('groups counts', () => {
    expect(formatCount(128_600)).toBe('1,28,600');
  });
});
