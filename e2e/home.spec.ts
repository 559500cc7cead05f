import { expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const title = 'The money for your studies is out there.';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[HOME-01] [HOME-05] the hero says what this is and leads on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/auth/role-selection',
  );
  await expect(main.getByRole('link', { name: 'Learn More', exact: true })).toHaveAttribute('href', '/about');
  await expect(main.getByText('Join 12,000+ students')).toBeVisible();
  await expect(main.getByText('One profile with your documents', { exact: true })).toBeVisible();
  const cards = main.getByRole('list', { name: 'Examples of what you see here' });
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await expect(
    main.getByText('Figures provided by EduEmpower, not calculated from live data.'),
  ).toBeVisible();
});

test('[HOME-02] six features, each explained by a page of its own', async ({ page }) => {
  await page.goto('/home');
  const features = page.getByRole('region', { name: 'What you find here' });
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
  for (const [index, target] of targets.entries()) {
    await page.goto('/home');
    await links.nth(index).click();
    await expect(page).toHaveURL(target);
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden();
    const anchor = target.split('#')[1];
    if (anchor !== undefined) await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});

test('[ROUTE-02] / leads an organization to its dashboard, /home nowhere', async ({ page }) => {
  await openAs(page, 'organization', '/');
  await expect(page).toHaveURL('/organization/dashboard');
  await page.goto('/home');
  await expectSignedIn(page);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const showsSplash of [true, false]) {
  test.describe(showsSplash ? 'with the splash' : 'without it', () => {
    test.use({ showsSplash });
    for (const width of [390, 1440]) {
      test(`the largest thing that the home page paints comes with its first load, at ${width} pixels`, async ({
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
        // Text and inline drawings have no address; pictures and the splash's video have.
        expect(new Set(paints)).toEqual(new Set(['']));
      });
    }
  });
}

test('/student holds no barrier, wide and narrow, in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/student');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page);
});

test('[HOME-06] the landing signs up in a dialog and goes on to the scholarships', async ({ page }) => {
  await page.goto('/student');
  await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Success stories' }).getByRole('listitem')).toHaveCount(3);
  for (const claim of ['₹33M+', '5K+', 'up to 75%', 'No essay required', '100% free']) {
    await expect(page.getByText(claim).first()).toBeVisible();
  }
  await page.getByText('What does it cost?').click();
  await expect(page.getByText(/^Nothing\. You pay no fee/)).toBeVisible();

  await page.getByRole('button', { name: 'Sign up as a student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join as a student' });
  await dialog.getByLabel('First name').fill('Lakshmi');
  await dialog.getByLabel('Last name').fill('Devi');
  await dialog.getByLabel('Email address').fill('lakshmi@students.example');
  await dialog.getByLabel('Password', { exact: true }).fill('neer-mor-kanji-2026');
  // It comes a moment after the last letter, and moves the button.
  await expect(dialog.getByText('Your password meets all the necessary requirements.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await dialog.getByLabel(/code/i).first().fill('424242');
  await expect(page).toHaveURL('/scholarship');
  await expectSignedIn(page);
});

test('[HOME-06] [WCAG-2.1.2] [WCAG-2.4.3] who is signed in goes straight to the scholarships, and the dialog gives the focus back', async ({
  page,
}) => {
  await page.goto('/student');
  const opener = page.getByRole('button', { name: 'Create your account' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await openAs(page, 'student', '/student');
  await expect(page).toHaveURL('/scholarship');
});

test('[HOME-06] winners go by every 5 and 3 seconds, and pause on hover and focus', async ({
  page,
  expectConsole,
}) => {
  // Without the sign-in service, whose own timers would run with this clock.
  expectConsole(/sign-in script/);
  await page.clock.install();
  await openAs(page, null, '/student', { mock: 'auth-script-failed' });
  const carousel = page.getByRole('region', { name: 'Recent winners', exact: true }).last();
  const slide = carousel.getByRole('group');
  const toast = page.getByRole('complementary', { name: 'Recent winners' });
  await expect(slide).toContainText('Kavya R.');
  await page.clock.runFor(3000);
  await expect(toast).toContainText('Mohammed A. was awarded');
  await page.clock.runFor(2100);
  await expect(slide).toContainText('Mohammed A.');
  await carousel.getByRole('button', { name: 'Pause' }).focus();
  const resting = await slide.textContent();
  await page.clock.runFor(20_000);
  await expect(slide).toHaveText(resting ?? '');
  await toast.getByRole('button', { name: 'Pause' }).click();
  await expect(toast.getByRole('button', { name: 'Play' })).toBeVisible();
  await toast.getByRole('button', { name: 'Hide' }).click();
  await expect(toast).toBeHidden();
});
