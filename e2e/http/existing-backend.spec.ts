import type { BrowserContext } from '@playwright/test';
import { persona } from '#mocks/data/personas.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import {
  createExistingBackend,
  type ExistingBackend,
} from '../../tools/contract-check/testing/existing-backend.ts';
import { answerFields, writeAnswers } from '../support/answers.ts';
import { beginProfile } from '../support/begin-profile.ts';
import { resetServer, server, signInOnServer } from '../support/mock-server.ts';
import { expect, test } from '../support/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const refusal = (status: number, body: unknown) => Response.json(body, { status });
const nested = (field: string, text: string) => ({ _errors: [], [field]: { _errors: [text] } });

let backend: ExistingBackend;
let calls: { readonly call: string; readonly body: unknown }[];

/**
 * Answers the site's API calls with a simulation of the existing backend. The mock server still
 * provides sign-in and storage.
 */
async function serveExistingBackend(context: BrowserContext) {
  await context.route(`${server}/api/**`, async (route) => {
    const request = route.request();
    const body = request.postData();
    calls.push({
      call: `${request.method()} ${new URL(request.url()).pathname.slice('/api/'.length)}`,
      body: body === null ? null : JSON.parse(body),
    });
    const answer = await backend.fetch(request.url(), { method: request.method(), body });
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'application/json',
      body: await answer.text(),
      headers: cors,
    });
  });
}

const scholarship = (id: string, title: string) => ({
  id,
  title,
  description: 'Pays for a year.',
  totalAmount: 50_000,
  maxFamilyIncome: 0,
  organizationId: persona('organization').userId,
  organization: {
    id: persona('organization').userId,
    name: 'Asha Trust',
    email: 'office@asha.example',
    role: 'ORGANIZATION',
  },
  expiredAt: '2031-01-01T00:00:00.000Z',
  applications: [],
});

/** Returns the body of the latest call to an endpoint, such as `POST students`. */
const sent = (call: string) => calls.filter((one) => one.call === call).at(-1)?.body;

// Tests the build that is configured for the existing backend's dialect.
test.use({ baseURL: `http://localhost:${siteNamed('express-2026').port}`, ownDevice: true });

// Serial, because the tests share one sign-in service and one device.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ context, request }) => {
  await resetServer(request);
  calls = [];
  backend = createExistingBackend({
    organization: persona('organization').userId,
    student: persona('student-new').userId,
    others: { [persona('no-role').userId]: 'ORGANIZATION', [persona('donor').userId]: 'DONOR' },
  });
  for (const [id, title] of [
    ['open', 'Open grant'],
    ['late', 'Late grant'],
  ] as const) {
    backend.stored.scholarships.set(id, scholarship(id, title));
  }
  await serveExistingBackend(context);
});

test('[STU-05] [STU-07] [WIRE-03] a student can save a profile and apply against the existing backend', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404|400/);
  const { userId } = persona('student-new');
  await beginProfile(page, request);

  // The form shows each backend error on the field that caused it. The request leaves out empty
  // fields instead of sending null.
  await page.getByRole('button', { name: 'Save profile' }).click();
  const father = page.getByRole('textbox', { name: 'Father’s name' });
  await expect(father).toHaveAccessibleDescription('Father’s name is required');
  expect(Object.values(sent('POST students') as object)).not.toContain(null);
  await father.fill('Suresh Kumar');
  await page.getByRole('textbox', { name: 'Mother’s name' }).fill('Lata Kumar');
  await page.getByRole('textbox', { name: 'Guardian’s contact number' }).fill('98450 54321');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/student\/profile$/);
  // The backend returns the date of birth with a time, which the page leaves out.
  await expect(page.getByText('15 August 2006')).toBeVisible();

  // The backend cannot change a date of birth, so the form shows an error on the field and sends
  // nothing.
  await page.goto('/student/details');
  const birth = page.getByLabel(/^Date of birth/);
  await birth.fill('2006-08-16');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(birth).toHaveAccessibleDescription(/You can’t change this here/);
  expect(calls.map(({ call }) => call)).not.toContain(`PUT students/${userId}`);

  // The request contains only the changed field.
  await birth.fill('2006-08-15');
  await page.getByRole('textbox', { name: 'Address' }).first().fill('8, Temple Street, Mandya 571401');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/student\/profile$/);
  expect(sent(`PUT students/${userId}`)).toEqual({ address: '8, Temple Street, Mandya 571401' });

  await page.goto('/scholarship/open/application-form');
  await writeAnswers(page);
  await answerFields(page).send.click();
  await expect(page).toHaveURL(/\/scholarship\/application-success/);

  // The backend returns all users' applications. The page shows only the student's own.
  expect(backend.stored.applications.size).toBe(2);
  await page.goto('/student/applications');
  const mine = page.getByRole('main').getByRole('listitem');
  await expect(mine.filter({ hasText: 'Open grant' })).toBeVisible();
  await expect(mine.filter({ hasText: 'Old grant' })).toHaveCount(0);
});

test('[ORG-05] [ORG-14] an organization can publish a scholarship and edit its profile against the existing backend', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/400/);
  const { userId } = persona('organization');
  await signInOnServer(request, 'organization');
  await page.goto('/organization/dashboard/create-scholarship');
  backend.answerNext('POST scholarships', refusal(400, { errors: nested('title', 'Too short.') }));
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Girls in Robotics');
  await page.getByRole('textbox', { name: 'Description' }).fill('Pays for a year of parts and travel.');
  await page.getByRole('textbox', { name: 'Total amount' }).fill('1,25,000');
  await page.getByLabel('Deadline').fill('2030-03-31T17:00');
  await page.getByRole('button', { name: 'Create Scholarship' }).click();
  await expect(title).toHaveAccessibleDescription(/Too short\./);
  await page.getByRole('button', { name: 'Create Scholarship' }).click();
  await expect(page).toHaveURL('/organization/dashboard');
  // The backend requires 0 for a scholarship without an income limit.
  expect(sent('POST scholarships')).toMatchObject({ maxFamilyIncome: 0, totalAmount: 125_000 });
  for (const name of ['Girls in Robotics', 'Open grant'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  // The backend identifies an organization by its user's id, and answers an unknown field with a
  // server error.
  await page.goto('/organization/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill('4, Church Street, Bengaluru 560001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(sent(`PUT organizations/${userId}`)).toMatchObject({
    address: '4, Church Street, Bengaluru 560001',
    verified: false,
  });
});
