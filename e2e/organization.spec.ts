import type { Page } from '@playwright/test';
import { expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const DASHBOARD = '/organization/dashboard';
const CREATE = '/organization/dashboard/create-scholarship';
const PROFILE = '/organization/profile';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create Scholarship' });
const typed = {
  Title: 'Girls in Robotics',
  Description: 'Pays for a year of parts and travel to competitions.',
  'Total amount': '1,25,000.50',
} as const;

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await page.getByLabel('Deadline').fill('2030-03-31T17:00');
}

async function expectAllKept(page: Page) {
  for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
  await expect(page.getByLabel('Deadline')).toHaveValue('2030-03-31T17:00');
}

test.describe('[ORG-01] the page for organizations', () => {
  test('says how it works, for whom, and what it costs', async ({ page }) => {
    await page.goto('/organization');
    const main = page.getByRole('main');
    const items = (name: string) => main.getByRole('region', { name }).getByRole('listitem');
    await expect(items('How it works')).toHaveCount(4);
    await expect(items('What you get')).toHaveCount(3);
    await expect(
      main.getByRole('region', { name: 'What another organization says' }).getByRole('blockquote'),
    ).toBeVisible();
    const figures = main.getByRole('region', { name: 'In figures' });
    for (const claim of ['500+ partner organizations', '10,000+ students', '₹25M funds', '95% graduation'])
      await expect(figures).toContainText(claim);
    const questions = main.getByRole('region', { name: 'Questions organizations ask' });
    await expect(questions.locator('summary')).toHaveCount(5);
    await expectSound(page);
  });

  test('‘Get Started Now’ opens the sign-up, and its sign-in leads to the dashboard', async ({ page }) => {
    await page.goto('/organization');
    await page.getByRole('main').getByRole('button', { name: 'Get Started Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join as an organization' });
    await expect(dialog.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(
      /\/auth\/login\?(?=.*role=ORGANIZATION)(?=.*redirect=%2Forganization%2Fdashboard)/,
    );
    // The address changes before the page does, and the page before has an email field, too.
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    await signInThroughForm(page, 'organization');
    await expect(page).toHaveURL(DASHBOARD);
  });

  test('its sign-in page gets the role and the way on in the history, too', async ({ page }) => {
    await page.goto('/organization');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await page.evaluate(() => history.state)).toMatchObject({
      role: 'ORGANIZATION',
      redirectTo: DASHBOARD,
    });
  });

  test('an organization that is signed in goes on to its dashboard', async ({ page }) => {
    await openAs(page, 'organization', '/organization');
    await expect(page).toHaveURL(DASHBOARD);
  });
});

test.describe('the profile of an organization', () => {
  test('[ORG-02] [ORG-03] [ORG-04] is shown, changed, given up and saved, which takes the verification away', async ({
    page,
  }) => {
    const writes = await keepWrites(page);
    await openAs(page, 'organization', PROFILE);
    await expect(page.getByRole('heading', { level: 1, name: 'Organization Profile' })).toBeVisible();
    await expect(page.getByText('Verified Organization')).toBeVisible();
    await expect(page.getByText(/^Verified on \d+ \w+ \d{4}$/)).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const person = field(page, 'Contact person');
    const before = await person.inputValue();
    await person.fill('Sharada Rao');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByText(before, { exact: true })).toBeVisible();
    await expect(page.getByText('Sharada Rao')).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await person.fill('Sharada Rao');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Saving these changes resets your verification' });
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('Sharada Rao')).toBeVisible();
    await expect(page.getByText('Verification Pending')).toBeVisible();
    // The banner shows for 3 seconds.
    await expect(page.getByText('Profile updated successfully!')).toBeHidden();
    const saved = (await writes()).filter(({ path }) => path.startsWith('/api/organizations'));
    expect(saved).toMatchObject([{ method: 'PUT', body: { contactPerson: 'Sharada Rao', verified: false } }]);
  });
});

test.describe('[ORG-14] a new scholarship', () => {
  test('goes from the form to the dashboard, the students’ list and the analytics', async ({ page }) => {
    const writes = await keepWrites(page);
    await openAs(page, 'organization', DASHBOARD);
    await page.getByRole('main').getByRole('link', { name: 'Create Scholarship' }).first().click();
    await expect(page).toHaveURL(CREATE);
    await fillIn(page);
    await create(page).click();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByText('“Girls in Robotics” is published.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: typed.Title })).toBeVisible();
    const sent = (await writes()).filter(({ path }) => path.startsWith('/api/scholarships'));
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/scholarships',
        body: {
          title: typed.Title,
          description: typed.Description,
          totalAmount: 125_000.5,
          maxFamilyIncome: 0,
          // 5 pm in India.
          expiredAt: '2030-03-31T11:30:00.000Z',
          organizationId: 'user_vidya_trust',
          status: 'ACTIVE',
          allocatedAmount: 0,
        },
      },
    ]);
    await page.goBack();
    await expect(create(page)).toHaveCount(0);

    await page.goto(DASHBOARD);
    await page.getByRole('link', { name: `View Analytics: ${typed.Title}` }).click();
    const details = page.getByRole('dialog', { name: typed.Title });
    await expect(details.getByText('No applicant data available for this scholarship.')).toBeVisible();
    await expect(details.getByText('Sample data')).toHaveCount(0);
    await page.goto('/scholarship?q=robotics');
    await expect(page.getByRole('heading', { name: typed.Title })).toBeVisible();
  });

  for (const way of ['Cancel', 'Back']) {
    test(`${way} leads to the dashboard, and what was typed is there again`, async ({ page }) => {
      await openAs(page, 'organization', CREATE);
      await fillIn(page);
      await page.getByRole('main').getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(DASHBOARD);
      await page.goto(CREATE);
      await expectAllKept(page);
    });
  }

  test('[ORG-14] is published by an organization that is not verified', async ({ page }) => {
    await openAs(page, 'organization-unverified', CREATE);
    await fillIn(page);
    await create(page).click();
    await expect(page).toHaveURL('/organization/dashboard');
  });

  test('[ROUTE-04] is reached by its other address', async ({ page }) => {
    await openAs(page, 'organization', '/organization/create-scholarship');
    await expect(page).toHaveURL(CREATE);
  });
});
