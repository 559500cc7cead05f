import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { alsoRun, levels } from './axe-rules.ts';
import { shareOf } from './combinations.ts';

/** Fails with what axe finds against WCAG 2.2 A and AA on the page as it is now. */
export async function expectNoAxeViolations(page: Page) {
  await expectNothingFound(
    page,
    { type: 'tag', values: [...levels] },
    Object.fromEntries(alsoRun.map((rule) => [rule, { enabled: true }])),
  );
}

/** Brings every colour to its end: even without motion it takes a frame at each level that inherits it. */
function endTransitions() {
  const deepest = 50;
  for (let level = 0; level < deepest; level += 1) {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length === 0) return;
    for (const transition of transitions) transition.finish();
  }
}

async function expectNothingFound(
  page: Page,
  runOnly: RunOptions['runOnly'],
  rules: NonNullable<RunOptions['rules']> = {},
) {
  await page.evaluate(endTransitions);
  // Half a megabyte, and read once by each page: a run costs less than that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async (options) => {
      const { violations } = await axe.run(options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      );
    },
    {
      // This site shows nothing of another origin.
      iframes: false,
      resultTypes: ['violations'],
      runOnly,
      rules,
    } satisfies RunOptions,
  );
  expect(findings).toEqual([]);
}

/** Lets the system ask for a color scheme, and waits until the page has followed. */
async function wishForColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The page holds no barrier in light, and none in dark: a scheme changes nothing but colours. */
export async function expectSoundInBothSchemes(page: Page) {
  await wishForColorScheme(page, 'light');
  await expectNoAxeViolations(page);
  await wishForColorScheme(page, 'dark');
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast'] });
}

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;

/**
 * The page as it is holds no barrier and nothing of it sticks out, with `npm run test:all` on a desk and on a phone, in
 * light and dark, with `npm test` in one of these looks.
 *
 * @param turn which page this is of those that share the looks
 */
export async function expectSound(page: Page, turn: number) {
  for (const { width, height, colorScheme } of shareOf(looks, turn)) {
    await page.setViewportSize({ width, height });
    await wishForColorScheme(page, colorScheme);
    await expectNoAxeViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the page is wider than ${width} pixels`).toBeLessThanOrEqual(0);
  }
}
