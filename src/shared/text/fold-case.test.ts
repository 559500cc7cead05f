import { describe, expect, it } from 'vitest';
import { foldCase, searchFor } from './fold-case.ts';

const finds = (typed: string, text: string) => searchFor(typed)(foldCase(text));

describe('[SCH-03] [CF-02] a search', () => {
  it.each([
    ["girls' fund", 'The Girls’ Fund'],
    ['girls’ fund', "The Girls' Fund"],
    ['fund girls', 'The Girls’ Fund'],
    ['girls  fund ', 'Girls Fund'],
    ['girls\u00a0fund', 'Fund for Girls'],
    ['scholarship', 'Scholar\u00adship'],
    ['scholar\u200bship', 'Scholarship'],
    ['क्षमा', 'क्\u200dषमा'],
    ['', 'Anything'],
    ['\u200b', 'Anything'],
  ])('a search for %j finds %j', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['girls fund', 'The Girls’ Hostel'],
    ['cafe', 'Café'],
  ])('a search for %j does not find %j', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });
});
