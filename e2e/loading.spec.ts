import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { shareOf } from './support/combinations.ts';
import { layoutShift } from './support/layout-shift.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Opens a prerendered page without its scripts. The returned function lets the scripts load. */
async function openWithoutScripts(page: Page, path: string) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => arrived.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

for (const [address, name, found] of shareOf(
  [
    // Social networks add this parameter to links. The page ignores it.
    ['/scholarship?fbclid=IwAR2x', 'Search scholarships', '/scholarship?fbclid=IwAR2x&q=village'],
    ['/crowdfunding', 'Search campaigns', '/crowdfunding?q=village'],
  ] as const,
  0,
)) {
  test(`a visitor to ${address} can type a search before the page’s scripts load`, async ({ page }) => {
    const arrive = await openWithoutScripts(page, address);
    await page.getByRole('searchbox', { name }).fill('village');
    arrive();
    await expect(page).toHaveURL(found);
    await expect(page.getByRole('searchbox', { name })).toHaveValue('village');
  });
}

test('[SAFE-04] the contact form keeps text typed before its scripts load, and merges text typed during a reload with the restored draft', async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  const arrive = await openWithoutScripts(page, '/contact');
  await field('Your name').fill('Asha Sharma');
  await field('Message').pressSequentially('Has it ');
  arrive();
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await page.waitForLoadState('networkidle');
  await expect(field('Message')).toBeFocused();
  await page.keyboard.type('arrived?');
  await expect(page.getByText('Draft saved in this tab')).toBeVisible();
  const arriveAgain = await openWithoutScripts(page, '/contact');
  await field('Subject').fill('My application');
  arriveAgain();
  await expect(page.getByText(/are back\./)).toBeVisible();
  await expect(field('Your name')).toHaveValue('Asha Sharma');
  await expect(field('Subject')).toHaveValue('My application');
  await expect(field('Message')).toHaveValue('Has it arrived?');
  await page.reload();
  await expect(page.getByText(/are back\./)).toBeVisible();
  await expect(field('Subject')).toHaveValue('My application');
  await expect(field('Message')).toHaveValue('Has it arrived?');
});

for (const withoutEarlyScript of shareOf([false, true], 0)) {
  test(`[SAFE-04] before the scripts load, neither a click nor Enter sends a contact message, and the text stays${
    withoutEarlyScript ? ', even without before-paint.js' : ''
  }`, async ({ page, expectConsole }) => {
    if (withoutEarlyScript) {
      expectConsole(/ERR_FAILED/);
      await page.route('**/before-paint.js', (route) => route.abort());
    }
    const arrive = await openWithoutScripts(page, '/contact');
    const form = page.getByRole('form', { name: 'Message to EduEmpower' });
    const send = form.getByRole('button', { name: 'Send message' });
    const field = (name: string) => form.getByRole('textbox', { name });
    await field('Your name').fill('Asha Sharma');
    await field('Email address').fill('asha@students.example');
    await field('Message').fill('Has it arrived?');
    await expect(send).toBeDisabled();
    await send.click({ force: true });
    await field('Subject').fill('My application');
    await field('Subject').press('Enter');
    await expect(page).toHaveURL('/contact');
    arrive();
    await expect(send).toBeEnabled();
    await expect(page).toHaveURL('/contact');
    await expect(field('Your name')).toHaveValue('Asha Sharma');
    await expect(field('Message')).toHaveValue('Has it arrived?');
    await send.click();
    await expect(page).toHaveURL('/contact-submitted');
  });
}

test('before the scripts load, the navigation bar hides Sign up if the sign-in service’s cookie indicates a signed-in user', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: '__client_uat_Ab3dE9', value: '1764028800', domain: 'localhost', path: '/' },
  ]);
  const arrive = await openWithoutScripts(page, '/about');
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signUp).toBeHidden();
  // No user is actually signed in, so the link appears once the scripts have loaded.
  arrive();
  await expect(signUp).toBeVisible();
});

test('[SHELL-05] a menu opened before the scripts load stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const arrive = await openWithoutScripts(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  arrive();
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await expect(menu).toBeVisible();
});

/**
 * Pages whose content loads late, each with text to wait for. A persona, if named, signs in first.
 * The analytics come after the dashboard, because they show the data that the dashboard has stored.
 */
const late: readonly (readonly [path: string, ready: string, persona?: PersonaName])[] = [
  ['/', 'Campaigns that end soon'],
  ['/scholarship', 'Last Call: Udaan Hostel Award'],
  ['/scholarship/sch-girls-in-stem/apply', 'How to apply'],
  ['/student/details', 'Date of birth', 'student'],
  ['/scholarship/sch-girls-in-stem/apply', 'documents are in your profile'],
  ['/scholarship/sch-girls-in-stem/application-form', 'Why do you need this scholarship?'],
  ['/student/applications', 'Vidya Trust National Scholarship', 'student-applied'],
  ['/organization/dashboard', 'Vidya Trust National Scholarship', 'organization'],
  ['/organization/dashboard/scholarship-analytics', 'Applications by status'],
];

test.describe(() => {
  // Opens each page on a new device, with animations turned on. Animations could change the layout
  // or the scroll position, and only a new device registers the mock's service worker.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of shareOf([390, 1440], 0)) {
    test(`pages have no layout shift while they load, at ${width} pixels`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      for (const [path, ready, persona] of late) {
        if (persona) {
          await openAs(page, persona, '/help');
          await expectSignedIn(page);
        }
        // Slows the network down, so that every skeleton appears.
        const slow = new URL(path, 'http://localhost');
        slow.searchParams.set('network', 'latency:400');
        await page.goto(slow.pathname + slow.search);
        await expect(page.getByText(ready).first()).toBeVisible();
        // The sign-in code loads last, and must not cause a layout shift either.
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page), path).toBe(0);
      }
    });
  }

  for (const [path, name, shows, leadsTo] of shareOf(
    [
      ['/', 'Find a scholarship', 'Campaigns that end soon', 'Scholarships'],
      ['/about', 'Become a Donor', 'Questions people ask', 'One gift, and a student stays in school.'],
    ] as const,
    0,
  )) {
    test(`${path} keeps its scroll position when its scripts load, and Back restores it`, async ({
      page,
      expectConsole,
    }) => {
      // Blocks the fonts, because a font that loads late would change the line breaks of text that
      // appears afterwards.
      expectConsole(/ERR_FAILED/);
      await page.route('**/fonts/*', (route) => route.abort());
      await page.setViewportSize({ width: 390, height: 500 });
      const arrive = await openWithoutScripts(page, path);
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toBeVisible();
      await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // Measures the link's position on the screen. Content that loads late above the link makes
      // the document longer, but must not move the link.
      const place = () => link.evaluate((it) => Math.round(it.getBoundingClientRect().top));
      const before = await place();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      arrive();
      await expect(page.locator('html')).not.toHaveAttribute('data-page');
      await page.waitForLoadState('networkidle');
      // Waits for content that loads late. Otherwise, Back would return to a longer page.
      await expect(page.getByRole('heading', { name: shows })).toBeVisible();
      await expect.poll(place).toBe(before);

      await link.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible();
      await page.goBack();
      await expect(link).toBeFocused();
      expect(await place()).toBe(before);
    });
  }

  for (const path of shareOf(['/scholarship', '/crowdfunding'], 0)) {
    test(`${path}, scrolled to the bottom, keeps its scroll position when its list loads`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      await page.goto(`${path}?network=latency:1500`);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const scrolled = () => page.evaluate(() => window.scrollY);
      const before = await scrolled();
      await expect(page.getByText(/^Showing \d/)).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await scrolled()).toBe(before);
    });
  }

  test('the mock’s service worker answers API calls, but serves none of the site’s own files', async ({
    page,
  }) => {
    const through: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) through.push(new URL(response.url()).pathname);
    });
    await page.goto('/scholarship?as=student');
    await expectSignedIn(page);
    expect(through).toContain('/api/scholarships');
    expect(through.filter((path) => !path.startsWith('/api/') && !path.startsWith('/v1/'))).toEqual([]);
  });
});
