import { listCalls } from '../support/calls.ts';
import { shareOf } from '../support/combinations.ts';
import { forgetEverything } from '../support/device.ts';
import { resetServer, server, signInOnServer } from '../support/mock-server.ts';
import { expect, test } from '../support/test.ts';

// Serial, because the tests share one server and one device.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ request }) => resetServer(request));

test('[WIRE-04] [ORG-05] [ORG-14] [ORG-16] an organization can publish a scholarship and review applications over HTTP', async ({
  page,
  request,
}) => {
  const calls = listCalls(page, server);
  await signInOnServer(request, 'organization');
  await page.goto('/organization/profile');
  await expect(page.getByText('Verified Organization')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Vidya Trust' })).toBeVisible();
  expect(calls).toContainEqual('GET /__supabase/rest/v1/organizations with a token');

  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create Scholarship' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Girls in Robotics');
  await page.getByRole('textbox', { name: 'Description' }).fill('Pays for a year of parts and travel.');
  await page.getByRole('textbox', { name: 'Total amount' }).fill('1,25,000');
  await page.getByLabel('Deadline').fill('2030-03-31T17:00');
  await page.getByRole('button', { name: 'Create Scholarship' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  await expect(page.getByText('“Girls in Robotics” is published.')).toBeVisible();
  expect(calls).toContainEqual('POST /api/scholarships with a token');

  const article = page.getByRole('article');
  const created = article.filter({ has: page.getByRole('heading', { name: 'Girls in Robotics' }) });
  await expect(created).toContainText('₹1,25,000');

  const review = () =>
    page.getByRole('link', { name: 'Review applications: First in the Family: Engineers' }).click();
  await review();
  // Skips applicants without a profile, because the search below needs an email address.
  const next = page.getByRole('button', { name: 'Next' });
  await expect(article.getByText(/^(?:\S+@\S+|No profile yet\.)$/)).toBeVisible();
  while (await article.getByText('No profile yet.').isVisible()) await next.click();
  const whom = (await article.getByText(/^\S+@\S+$/).textContent()) ?? '';
  expect(whom).not.toBe('');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: /^Accept: / }).click();
  expect((await saved).status()).toBe(200);

  // After a reload, the review reads the decision back from the server.
  await page.goto('/organization/dashboard');
  await review();
  await page.getByRole('radiogroup', { name: 'Decision' }).getByText('Accepted').click();
  await page.getByRole('button', { name: 'Load all details' }).click();
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(whom);
  await expect(article.getByText(whom)).toBeVisible();
});

test('[ORG-05] [ORG-06] [WIRE-03] a new organization can save its profile and a document over HTTP', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)|406/);
  await signInOnServer(request, 'organization-new');
  await page.goto('/organization/profile');
  await expect(page.getByRole('heading', { name: 'What we need to verify you' })).toBeVisible();
  const answers = {
    'Organization name': 'Setu Foundation',
    'Registration number': 'KA/TRUST/2026/00123',
    Address: '4, Church Street, Bengaluru 560001',
    'Contact person': 'Anjali Das',
    'Contact number': '+919845012345',
  };
  for (const [name, text] of Object.entries(answers))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.getByLabel(/^Registration certificate/).setInputFiles({
    name: 'deed.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000, 'a'), Buffer.from('%%EOF')]),
  });
  await expect(page.getByText('Uploaded: deed.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('Verification Pending')).toBeVisible();
  const href = await page.getByRole('link', { name: /^View document/ }).getAttribute('href');
  expect(href).toMatch(
    new RegExp(
      `^${server}/__supabase/storage/v1/object/public/organization-documents/org-docs/user_setu_new/\\d+\\.pdf$`,
    ),
  );
  expect((await (await page.request.get(href ?? '')).body()).length).toBe(1_000_014);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Setu Foundation' })).toBeVisible();
});

for (const cookie of shareOf(['with', 'without'] as const, 0)) {
  test(`[ROUTE-02] ${cookie} the sign-in service’s cookie, the home page redirects a signed-in organization to its dashboard even if the device’s storage is empty`, async ({
    page,
    context,
    request,
  }) => {
    await signInOnServer(request, 'organization');
    await page.goto('/organization/profile');
    await expect(page.getByRole('heading', { level: 2, name: 'Vidya Trust' })).toBeVisible();
    const { origin } = new URL(page.url());
    await forgetEverything(page, `${origin}/`);
    if (cookie === 'with') {
      await context.addCookies([{ name: '__client_uat', value: '1764028800', url: origin }]);
    }
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/organization/dashboard');
  });
}
