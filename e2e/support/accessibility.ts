import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { alsoRun, levels } from './axe-rules.ts';
import { shareOf } from './combinations.ts';

/** Fails if axe finds a violation of WCAG 2.2 A or AA on the current page. */
export async function expectNoAxeViolations(page: Page) {
  await expectNothingFound(
    page,
    { type: 'tag', values: [...levels] },
    Object.fromEntries(alsoRun.map((rule) => [rule, { enabled: true }])),
  );
}

/**
 * Finishes all CSS transitions. Even with reduced motion, an inherited color spreads by only one
 * level of elements per frame.
 */
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
  // axe is half a megabyte, so it is injected only once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async (options) => {
      const { violations } = await axe.run(options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      );
    },
    {
      // The mock build contains no iframes.
      iframes: false,
      resultTypes: ['violations'],
      runOnly,
      rules,
    } satisfies RunOptions,
  );
  expect(findings).toEqual([]);
}

/** Emulates a system color scheme, and waits until the page uses it. */
async function wishForColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/**
 * Checks the page in both color schemes. In the dark scheme, checks only contrast, because the
 * schemes differ only in colors.
 */
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
 * Checks that the current page has no axe violations and does not overflow. `npm run test:all`
 * checks desktop and phone widths in light and dark mode. `npm test` checks only one of these four
 * looks.
 *
 * @param turn the page's index. Pages with consecutive indexes get different looks.
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
