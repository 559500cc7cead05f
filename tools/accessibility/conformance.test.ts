import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformanceTable } from './conformance.ts';
import { type Criterion, criteria } from './criteria.ts';
import { accessibilityFile, accessibilityText } from './document.ts';

const contrast: Criterion = { number: '1.4.3', name: 'Contrast', level: 'AA' };
const focus: Criterion = { number: '2.4.11', name: 'Focus Not Obscured', level: 'AA' };
const captions: Criterion = { number: '1.2.2', name: 'Captions', level: 'A', other: { absent: 'no films' } };
const colour: Criterion = { number: '1.4.1', name: 'Colour', level: 'A', other: { byEye: 'pictures' } };

const axe = {
  rules: [
    { ruleId: 'color-contrast', tags: ['wcag2aa', 'wcag143'] },
    { ruleId: 'old-contrast', tags: ['wcag2aa', 'wcag143', 'deprecated'] },
    { ruleId: 'new-contrast', tags: ['wcag2aa', 'wcag143', 'experimental'] },
    { ruleId: 'video-caption', tags: ['wcag2a', 'wcag122'] },
  ],
  alsoRun: ['new-contrast'],
};
const test = { path: 'e2e/focus.spec.ts', text: "test('[WCAG-2.4.11] [WCAG-2.4.11] is seen', …)" };
const rows = (...[one, files]: [readonly Criterion[], (typeof test)[]]) =>
  conformanceTable(one, axe, files).split('\n').slice(2);

describe('the conformance table', () => {
  it('the list of WCAG 2.2 criteria has 55 different entries, 31 of them at level A', () => {
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  });

  it('each row of the conformance table names the criterion’s axe rules and tests, or says why the criterion does not apply', () => {
    expect(rows([contrast, focus, captions, colour], [test])).toEqual([
      '| 1.4.3 | Contrast | AA | axe: `color-contrast`, `new-contrast` |',
      '| 2.4.11 | Focus Not Obscured | AA | tests: [focus.spec.ts](../e2e/focus.spec.ts) |',
      '| 1.2.2 | Captions | A | does not apply: no films |',
      '| 1.4.1 | Colour | A | by eye: pictures |',
    ]);
  });

  it('a row of the conformance table names at most two tests and counts the others', () => {
    const tests = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...test, path: `e2e/${name}.spec.ts` }));
    expect(conformanceTable([focus], axe, tests)).toContain('[b.spec.ts](../e2e/b.spec.ts) (+3) |');
  });

  it('the conformance table lists a criterion without a test as not tested', () => {
    expect(rows([focus], [{ path: 'src/focus.ts', text: '/** [WCAG-2.4.11] */' }])).toEqual([
      '| 2.4.11 | Focus Not Obscured | AA | **not tested** |',
    ]);
  });

  it('conformanceTable throws if a test cites an unknown or inapplicable criterion', () => {
    expect(() => rows([contrast], [test])).toThrow('2.4.11');
    const film = { path: 'e2e/film.spec.ts', text: "test('[WCAG-1.2.2] has captions', …)" };
    expect(() => rows([captions], [film])).toThrow('e2e/film.spec.ts');
  });
});

it('docs/accessibility.md matches the output of `npm start -w tools/accessibility`', () => {
  expect(readFileSync(accessibilityFile, 'utf8')).toBe(accessibilityText());
});
