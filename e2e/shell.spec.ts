import { shareOf } from './support/combinations.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('[SHELL-05] [WCAG-2.1.2] [WCAG-2.4.3] on a phone, the menu traps the focus, and closes on Escape and on navigation', {
  tag: '@every-engine',
}, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/scholarship');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
  expect(warnings).toEqual([]);
});

test('[SHELL-02] [SHELL-06] a printed page shows the site’s name and no controls', async ({ page }) => {
  await page.goto('/crowdfunding/fund-village-library');
  await expect(page.getByRole('heading', { level: 1, name: 'A Village Library for Kolar' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: 'print' });
    const frame = page.getByRole('banner').or(page.getByRole('contentinfo'));
    await expect(frame.getByRole('link')).toHaveText(['EduEmpower']);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(frame.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  }
});

test('[ROUTE-05] an unknown address shows ‘Page not found’ with the navigation bar and a link to the scholarships', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse scholarships' }).click();
  await expect(page).toHaveURL('/scholarship');
});

test('[ROUTE-06] a new tab gets data from the mock even if the browser has unregistered the mock’s service worker', async ({
  page,
  context,
}) => {
  await page.goto('/scholarship');
  await expect(page.getByRole('link', { name: /^Apply Now/ }).first()).toBeVisible();
  // Unregisters the worker, as a browser on a busy machine may do after the worker's only page
  // reloads.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  const tab = await context.newPage();
  await tab.goto('/scholarship/sch-girls-in-stem');
  await expect(tab.getByRole('heading', { level: 1, name: 'Girls in STEM Scholarship' })).toBeVisible();
});

for (const reducedMotion of shareOf(['no-preference', 'reduce'] as const, 0)) {
  test(`[ROUTE-07] a link to an anchor scrolls the anchor’s heading to 80 px below the top, with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
  }) => {
    // Uses a short window, so that the page can scroll the heading to the top.
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/home');
    await page.getByRole('link', { name: 'Where do you fit in?' }).click();
    await expect(page).toHaveURL('/home#ways');
    const heading = page.getByRole('heading', { name: 'Where do you fit in?' });
    await expect
      .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(80);
    const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(behavior).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
  });
}

test('[WCAG-2.5.2] moving the pointer off a control before releasing the mouse button cancels the click', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship');
  await expectSignedIn(page);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  // Ignores the list, which grows without user action.
  const parts = () =>
    Promise.all([page.getByRole('banner').ariaSnapshot(), page.getByRole('search').ariaSnapshot()]);
  const before = await parts();
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button')].map((control) => {
      const { x, y, width, height, bottom } = control.getBoundingClientRect();
      const isShown = width > 0 && y >= 0 && bottom <= innerHeight;
      return { name: control.innerText, x: x + width / 2, y: y + height / 2, isShown };
    }),
  );
  const shown = controls.filter(({ isShown }) => isShown);
  for (const { x, y } of shown) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(2, 400);
    await page.mouse.up();
  }
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['Crowdfunding', 'Filters']));
  await expect(page).toHaveURL('/scholarship');
  expect(await parts()).toEqual(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
