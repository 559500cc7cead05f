import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

test('without scripts, the home page shows its heading, and its Help link opens the Help page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The money for your studies is out there.',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page).toHaveURL('/help');
});

test('without scripts, every slide of a carousel is available to screen readers', async ({ page }) => {
  await page.goto('/student', { waitUntil: 'commit' });
  const slides = page.getByRole('group', { name: /^\d of \d$/ });
  const count = Number((await slides.first().getAttribute('aria-label'))?.split(' ').at(-1));
  expect(count).toBeGreaterThan(1);
  await expect(slides).toHaveCount(count);
});

test('without scripts, pages say which features need JavaScript, and show no loading message', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/scholarship', 'The list of scholarships needs JavaScript.'],
    ['/crowdfunding', 'The list of campaigns needs JavaScript.'],
    ['/auth/login', 'Signing in needs JavaScript.'],
    ['/contact', 'This form needs JavaScript.'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    // `getByText` ignores the content of `<noscript>`.
    const notes = page.locator('noscript p');
    await expect(notes.filter({ hasText: text })).toBeVisible();
    // The sign-in page has the short footer, which has no newsletter form.
    const subscribing = notes.filter({ hasText: 'Subscribing needs JavaScript.' });
    if (path !== '/auth/login') await expect(subscribing.first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }), path).toHaveCount(0);
    await expect(page.getByRole('searchbox'), path).toHaveCount(0);
  }
});
