import { shareOf } from './support/combinations.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const title = 'The money for your studies is out there.';

test('[HOME-02] the home page lists six features, each with a link to a different page or section', async ({
  page,
}) => {
  await page.goto('/home');
  const features = page.getByRole('region', { name: 'What you can do here' });
  for (const feature of [
    'Scholarship matching',
    'Crowdfunding',
    'Donor connections',
    'Resource discovery',
    'Verified organizations',
    'Deadline reminders',
  ]) {
    await expect(features.getByRole('heading', { name: feature })).toBeVisible();
  }
  const links = features.getByRole('link', { name: /^Learn more about/ });
  await expect(links).toHaveCount(6);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(targets).size).toBe(6);
  // `crawler.spec.ts` checks every link. This loop checks that each anchor exists on its page.
  for (const [index, target] of targets.entries()) {
    if (!target.includes('#')) continue;
    await links.nth(index).click();
    await expect(page).toHaveURL(target);
    // The URL changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden();
    await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
    await page.goBack();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('[HOME-01] on a phone, a signed-in student sees the next deadline without scrolling, before and after a reload', async ({
    page,
  }) => {
    await openAs(page, 'student', '/');
    const deadline = page
      .getByRole('region', { name: 'Find your scholarship' })
      .getByRole('listitem')
      .first();
    await expect(deadline).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(deadline).toBeInViewport({ ratio: 1 });
  });
});

const loads = [
  { showsSplash: true, width: 390 },
  { showsSplash: false, width: 1440 },
  { showsSplash: true, width: 1440 },
  { showsSplash: false, width: 390 },
];

for (const { showsSplash, width } of shareOf(loads, 0, 2)) {
  test.describe(showsSplash ? 'with the splash' : 'without the splash', () => {
    test.use({ showsSplash, contextOptions: { reducedMotion: 'no-preference' } });
    test(`the home page’s largest contentful paint needs no picture or video, ${showsSplash ? 'with' : 'without'} the splash, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#splash')).toHaveCount(0);
      const paints = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & { url?: string })[];
              resolve(entries.map(({ url }) => url ?? ''));
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      // Text and inline drawings have no URL, but pictures and the splash's video do.
      expect(new Set(paints)).toEqual(new Set(['']));
    });
  });
}

test('[HOME-06] signing up in the dialog of the student landing page opens the scholarship list, and the mock build does not store the password', async ({
  page,
}) => {
  const password = 'neer-mor-kanji-2026';
  await page.goto('/student');
  await page.getByRole('button', { name: 'Sign up as a student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join as a student' });
  await dialog.getByLabel('First name').fill('Lakshmi');
  await dialog.getByLabel('Last name').fill('Devi');
  await dialog.getByLabel('Email address').fill('lakshmi@students.example');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  // This message appears after a delay and moves the button.
  await expect(dialog.getByText('Your password meets all the necessary requirements.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  const code = dialog.getByLabel(/code/i).first();
  await expect(code).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain('lakshmi@students.example');
  expect(stored).not.toContain(password);
  await code.fill('424242');
  await expect(page).toHaveURL('/scholarship');
  await expectSignedIn(page);
});
