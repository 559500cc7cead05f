import { shareOf } from '../support/combinations.ts';
import { server } from '../support/mock-server.ts';
import { expect, test } from '../support/test.ts';

const api = `${server}/api`;

test('[DEPLOY-01] the production build loads the scholarship list with the security headers of a deployment', async ({
  page,
}) => {
  await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  const response = await page.goto('/scholarship');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${server}`);
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
});

test('[DEPLOY-01] the Content Security Policy blocks inline scripts and calls to other hosts', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/);
  await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    const called = await fetch('https://elsewhere.example/').then(
      () => 'called',
      () => 'stopped',
    );
    return { injected: 'injected' in window, called };
  });
  expect(outcome).toEqual({ injected: false, called: 'stopped' });
});

test('[SAFE-02] the error report about an invalid response contains the operation and the route, but none of the response’s content', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/does not fit the contract/);
  const reports: string[] = [];
  page.on('console', async (message) => {
    if (!message.text().startsWith('[report]')) return;
    reports.push(JSON.stringify(await message.args()[1]?.jsonValue()));
  });
  await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  await page.route(`${api}/scholarships`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '[{"id":"one","title":{"secret":"asha@students.example"}}]',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/scholarship');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toContain('"operation":"scholarships.all"');
  expect(reports[0]).toContain('"route":"/scholarship/"');
  expect(reports.join()).not.toContain('asha@students.example');
});

for (const [path, read, ready] of shareOf(
  [
    ['/scholarship', 'scholarships', /^Showing \d+ of/],
    ['/crowdfunding/fund-hindi-reading-camp', 'fundraiser/fund-hindi-reading-camp', 'Share'],
    ['/crowdfunding', 'fundraiser', /^Showing \d+ of/],
    ['/scholarship/sch-girls-in-stem', 'scholarships/sch-girls-in-stem', 'Required documents'],
    ['/scholarship/details?id=sch-girls-in-stem', 'scholarships/sch-girls-in-stem', 'Application deadline'],
  ] as const,
  0,
  2,
)) {
  test(`${path} requests its data before its scripts load, and only once`, async ({ page }) => {
    await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url() === `${api}/${read}`) asked += 1;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toBe(1);
    release();
    await expect(page.getByText(ready).first()).toBeVisible();
    expect(asked).toBe(1);
  });
}
