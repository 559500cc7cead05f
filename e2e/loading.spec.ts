import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { writeAnswers } from './support/answers.ts';
import { shareOf } from './support/combinations.ts';
import { layoutShift } from './support/layout-shift.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages that bring something late, what it is, and who signs in before; the analytics show what the dashboard has kept. */
const late: readonly (readonly [path: string, ready: string, persona?: PersonaName])[] = [
  ['/', 'Campaigns that end soon'],
  ['/scholarship', 'Last Call: Udaan Hostel Award'],
  ['/scholarship/sch-girls-in-stem/apply', 'Sign in to compare with your profile'],
  ['/student/details', 'How to reach you', 'student'],
  ['/scholarship/sch-girls-in-stem/apply', 'documents are in your profile'],
  ['/scholarship/sch-girls-in-stem/application-form', 'Your documents'],
  ['/student/applications', 'Vidya Trust National Scholarship', 'student-applied'],
  ['/organization/dashboard', 'Vidya Trust National Scholarship', 'organization'],
  ['/organization/dashboard/scholarship-analytics', 'Applications by status'],
];

for (const width of shareOf([390, 1440], 0)) {
  test(`pages do not move while they load, at ${width} pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const [path, ready, persona] of late) {
      if (persona) {
        await openAs(page, persona, '/help');
        await expectSignedIn(page);
      }
      // Slow enough that every skeleton is seen.
      const slow = new URL(path, 'http://localhost');
      slow.searchParams.set('network', 'latency:400');
      await page.goto(slow.pathname + slow.search);
      await expect(page.getByText(ready).first()).toBeVisible();
      // Sign-in arrives last; what it brings may not move anything either.
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), path).toBe(0);
    }
  });
}

/** Opens a page as the build drew it; the call that is returned lets its scripts come. */
async function openWithoutScripts(page: Page, path: string) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => arrived.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

for (const [address, name, found] of [
  ['/crowdfunding', 'Search campaigns', '/crowdfunding?q=village'],
  // A social network adds it to a link; the page does not read it.
  ['/scholarship?fbclid=IwAR2x', 'Search scholarships', '/scholarship?fbclid=IwAR2x&q=village'],
] as const) {
  test(`${address} searches for what was typed before its scripts had arrived`, async ({ page }) => {
    const arrive = await openWithoutScripts(page, address);
    await page.getByRole('searchbox', { name }).fill('village');
    arrive();
    await expect(page).toHaveURL(found);
    await expect(page.getByRole('searchbox', { name })).toHaveValue('village');
  });
}

test('[SAFE-04] a message can be written before the scripts arrive, and nothing of it is lost', async ({
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
  await expect(page.getByText('Draft kept in this tab')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/are back\./)).toBeVisible();
  await expect(field('Your name')).toHaveValue('Asha Sharma');
  await expect(field('Message')).toHaveValue('Has it arrived?');
});

test('[SAFE-04] what is written before the scripts arrive joins the draft of the visit before', async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  await page.goto('/contact');
  await field('Subject').fill('My application');
  await expect(page.getByText('Draft kept in this tab')).toBeVisible();
  const arrive = await openWithoutScripts(page, '/contact');
  await field('Message').fill('Has it arrived?');
  arrive();
  await expect(page.getByText(/are back\./)).toBeVisible();
  await expect(field('Subject')).toHaveValue('My application');
  await expect(field('Message')).toHaveValue('Has it arrived?');
});

for (const [path, name, shows, leadsTo] of shareOf(
  [
    ['/', 'Find a scholarship', 'Campaigns that end soon', 'Scholarships'],
    ['/about', 'Become a Donor', 'Questions people ask', 'One gift, and a student stays in school.'],
  ] as const,
  0,
)) {
  test(`${path} stays where it was scrolled to before its scripts had arrived, and Back finds that place`, async ({
    page,
    expectConsole,
  }) => {
    // A typeface that arrives too late for the first text is still used for what is drawn later, with other line breaks.
    expectConsole(/ERR_FAILED/);
    await page.route('**/fonts/*', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 500 });
    const arrive = await openWithoutScripts(page, path);
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toBeVisible();
    await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // On the screen: what comes late above it makes the document longer.
    const place = () => link.evaluate((it) => Math.round(it.getBoundingClientRect().top));
    const before = await place();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    arrive();
    await expect(page.locator('html')).not.toHaveAttribute('data-page');
    await page.waitForLoadState('networkidle');
    // This arrives late. A reader who leaves before it has come finds a longer page on Back.
    await expect(page.getByRole('heading', { name: shows })).toBeVisible();
    await expect.poll(place).toBe(before);

    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    expect(await place()).toBe(before);
  });
}

for (const withoutEarlyScript of shareOf([false, true], 0)) {
  test(`[SAFE-04] before the scripts arrive neither a click nor Enter sends a message, and what was typed stays${
    withoutEarlyScript ? ', without before-paint.js, too' : ''
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

test('the bar offers no sign-up before the scripts arrive where the sign-in service’s cookie tells of a user', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await context.addCookies([{ name: '__client_uat_Ab3dE9', value: '1764028800', url: page.url() }]);
  const arrive = await openWithoutScripts(page, '/about');
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signUp).toBeHidden();
  // No one is signed in after all.
  arrive();
  await expect(signUp).toBeVisible();
});

test('[SHELL-05] a menu that is opened before the scripts arrive stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const arrive = await openWithoutScripts(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  arrive();
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await expect(menu).toBeVisible();
});

for (const path of shareOf(['/scholarship', '/crowdfunding'], 0)) {
  test(`a reader at the end of ${path} stays there when the list loads`, async ({ page }) => {
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

test('the site’s own files do not pass through the mock', async ({ page }) => {
  const through: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) through.push(new URL(response.url()).pathname);
  });
  await page.goto('/scholarship?as=student');
  await expectSignedIn(page);
  expect(through).toContain('/api/scholarships');
  expect(through.filter((path) => !path.startsWith('/api/') && !path.startsWith('/v1/'))).toEqual([]);
});

test('[SAFE-04] an answer that comes after its form was left takes nobody away, and says that it was sent', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form?network=latency:2000');
  await writeAnswers(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const about = page.getByRole('heading', { level: 1, name: 'A bridge between talent and means.' });
  await expect(about).toBeVisible();
  await expect(page.getByText('Your application has been sent.')).toBeVisible();
  await expect(about).toBeVisible();
});
