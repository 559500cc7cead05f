import { mockServerPort } from '../../scripts/sites/sites.ts';
import { answerFields, writeAnswers } from '../support/answers.ts';
import { beginProfile } from '../support/begin-profile.ts';
import { listCalls } from '../support/calls.ts';
import { resetServer, server } from '../support/mock-server.ts';
import { photographDocument } from '../support/photograph-document.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// Serial, because the tests share one server and one device.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ request }) => resetServer(request));

test('[WIRE-04] [AUTH-03] [APP-06] [APP-08] with the production build, a student finds a scholarship and applies over HTTP', async ({
  page,
  expectConsole,
}) => {
  const calls = listCalls(page, server);
  await page.goto('/scholarship');
  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('girls in stem');
  await page.getByRole('link', { name: 'Apply Now: Girls in STEM Scholarship' }).click();
  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await signInThroughForm(page, 'student');
  await expect(page).toHaveURL(/\/scholarship\/sch-girls-in-stem\/apply$/);
  await expectSignedIn(page);
  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await writeAnswers(page);
  await answerFields(page).send.click();
  await expect(page).toHaveURL(/\/scholarship\/application-success/);

  expect(calls).toContainEqual('GET /api/scholarships without a token');
  expect(calls).toContainEqual('POST /api/applications with a token');

  expectConsole(/409 \(Conflict\)/);
  await page.goto('/scholarship/sch-girls-in-stem/application-form');
  await writeAnswers(page);
  await answerFields(page).send.click();
  await expect(page.getByRole('alert')).toContainText('You have already applied for this scholarship.');
});

test('[SCAN-02] [STU-04] [WCAG-2.5.7] [WIRE-03] under the Content Security Policy, a worker creates a PDF from photos that were cropped without dragging, and the form uploads the PDF over HTTP', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await beginProfile(page, request);
  await photographDocument(page, 'Income certificate');
  await expect(page.getByText('Uploaded: Income certificate.pdf')).toBeVisible();
  expect(workers).toContainEqual(expect.stringMatching(/^\/assets\/scan-worker-/));
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/student\/profile$/);
  const href = await page.getByRole('link', { name: /^View Income certificate/ }).getAttribute('href');
  expect(href).toMatch(new RegExp(`^${server}/__supabase/storage/v1/object/public/student-documents/`));
  const stored = await (await page.request.get(href ?? '')).body();
  expect(stored.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an idle public page of the production build loads the sign-in code and calls the server directly, without a service worker or a mock', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    // The sign-in service starts a worker from a blob, which has no host.
    if (host !== '') hosts.add(host);
  });
  await page.goto('/scholarship');
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  // The sign-in code loads when the page is idle.
  await expect.poll(() => hosts.has('clerk.mock.localhost')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker?.controller ?? null)).toBeNull();
  expect([...hosts].sort()).toEqual(
    ['clerk.mock.localhost', 'localhost:4174', `localhost:${mockServerPort}`].sort(),
  );
});

test('[SAFE-01] a site built with a privileged storage key does not start, and names the variable to change', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/could not be started/);
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('sb_publishable_mock', 'sb_secret_mock');
    // A cached copy would break the next test, which reuses this device.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    return route.fulfill({ response, body, headers });
  });
  await page.goto('/');
  await expect(page.getByText(/VITE_SUPABASE_ANON_KEY holds a key with a privileged role/)).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});
