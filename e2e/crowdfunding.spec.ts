import type { Page } from '@playwright/test';
import { expectSound } from './support/accessibility.ts';
import { layoutShift } from './support/layout-shift.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn, signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const LIST = '/crowdfunding';
const START = '/crowdfunding/start-campaign';
const OWN = '/crowdfunding/fund-village-library';

const list = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Search campaigns' }),
  sort: page.getByRole('combobox', { name: 'Sort by' }),
  chip: (name: string) => page.getByRole('group', { name: 'Categories' }).getByRole('button', { name }),
  titles: page.getByRole('list', { name: 'Campaigns' }).getByRole('heading', { level: 3 }),
  count: page.getByText(/^Showing \d+ of \d+ campaigns$/),
  more: page.getByRole('button', { name: 'Load More Projects' }),
});

const form = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title' }),
  description: page.getByRole('textbox', { name: 'Description' }),
  image: page.getByRole('textbox', { name: 'Image URL' }),
  about: page.getByRole('textbox', { name: 'About' }),
  goal: page.getByRole('textbox', { name: 'Goal amount' }),
  deadline: page.getByLabel('Deadline'),
  create: page.getByRole('button', { name: 'Create Fundraiser' }),
  save: page.getByRole('button', { name: 'Save changes' }),
  problem: page.getByRole('alert').filter({ hasText: 'There is a problem' }),
});

const campaign = {
  title: 'Boats for the School of Majuli',
  description: 'Two boats bring sixty children over the river to school, every day of the year.',
  about: 'The old boat leaks. The boat builders of the island build at cost.',
  goalAmount: 350_000,
} as const;

async function fillIn(page: Page, day: string) {
  const field = form(page);
  await field.title.fill(campaign.title);
  await field.description.fill(campaign.description);
  await field.image.fill('https://images.mock.localhost/boats.png');
  await field.about.fill(campaign.about);
  await field.goal.fill('3,50,000');
  await field.deadline.fill(day);
}

/** What the page writes about campaigns; who signs in is told to the server besides. */
async function keepCampaignWrites(page: Page) {
  const writes = await keepWrites(page);
  return async () => (await writes()).filter(({ path }) => path.startsWith('/api/fundraiser'));
}

/** A day of the page's own calendar, as a date input writes it. */
const dayFromNow = (page: Page, days: number) =>
  page.evaluate((count) => {
    const day = new Date(Date.now() + count * 86_400_000);
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
  }, days);

test('[CF-02] search, order and category are in the address, come back with a reload, and Back undoes them', async ({
  page,
}) => {
  await page.goto(LIST);
  const { search, sort, chip, titles, count } = list(page);
  await expect(count).toHaveText('Showing 9 of 13 campaigns');
  await chip('School Supplies').click();
  await expect(page).toHaveURL('/crowdfunding?category=supplies');
  await expect(chip('School Supplies')).toHaveAttribute('aria-pressed', 'true');
  await sort.selectOption('Ending Soon');
  await expect(page).toHaveURL('/crowdfunding?sort=ending&category=supplies');
  await search.pressSequentially('school');
  await expect(page).toHaveURL('/crowdfunding?q=school&sort=ending&category=supplies');
  await search.pressSequentially(' bags');
  await expect(page).toHaveURL(/q=school\+bags/);
  await expect(titles).toHaveText(['Rain-Proof School Bags']);
  await page.reload();
  await expect(titles).toHaveText(['Rain-Proof School Bags']);
  await expect(search).toHaveValue('school bags');
  await expect(sort).toHaveValue('ending');
  // Letters are no places: the step before them is the order, and the one before that the category.
  await page.goBack();
  await expect(page).toHaveURL('/crowdfunding?category=supplies');
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/crowdfunding');
  await expect(count).toHaveText('Showing 9 of 13 campaigns');
});

test('[CF-03] [CF-05] [CF-07] Load More Projects shows the next page and goes away; a card leads to its campaign, and Back to where one was', async ({
  page,
}) => {
  await page.goto(LIST);
  const { titles, count, more } = list(page);
  await expect(titles).toHaveCount(9);
  await more.click();
  await expect(titles).toHaveCount(13);
  await expect(page.getByRole('article').nth(9).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/crowdfunding?page=2');
  await expect(count).toHaveText('Showing 13 of 13 campaigns');
  await expect(more).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'Braille Textbooks in Gujarati' });
  await expect(card).toContainText('Expired');
  await expect(card).toContainText(
    'Printing of the state’s science and mathematics textbooks in Braille, so that blind students need no…',
  );
  await card.getByRole('link', { name: 'View Campaign: Braille Textbooks in Gujarati' }).click();
  await expect(page).toHaveURL('/crowdfunding/fund-braille-books');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Braille Textbooks in Gujarati');
  const funding = page.getByRole('complementary', { name: 'Funding' });
  await expect(funding).toContainText('52 backers');
  await expect(funding).toContainText('Expired');
  await page.getByRole('tab', { name: 'Updates' }).click();
  await expect(page).toHaveURL('/crowdfunding/fund-braille-books?tab=updates');
  await expect(page.getByRole('tab', { name: 'Updates' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(titles).toHaveCount(13);
  await expect(card.getByRole('link').first()).toBeFocused();
});

test('[CF-01] Start a Campaign is in the hero of an organization, and at the end for everybody', async ({
  page,
}) => {
  await page.goto(LIST);
  const starts = page.getByRole('link', { name: 'Start a Campaign' });
  await expect(starts).toHaveCount(1);
  await page.getByRole('link', { name: 'Browse Campaigns' }).click();
  await expect(page.getByRole('heading', { name: 'Current Campaigns' })).toBeInViewport();
  await openAs(page, 'student', LIST);
  await expectSignedIn(page);
  await expect(starts).toHaveCount(1);
  await openAs(page, 'organization', LIST);
  await expect(starts).toHaveCount(2);
  await starts.first().click();
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Fundraiser' })).toBeVisible();
});

test('[CF-07] [WCAG-2.1.1] the tabs of a campaign are in its address and go by keyboard', async ({
  page,
}) => {
  await page.goto(OWN);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('About')).toHaveAttribute('aria-selected', 'true');
  await tab('About').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Updates')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('No updates yet.');
  await expect(page).toHaveURL(`${OWN}?tab=updates`);
  await page.reload();
  await expect(tab('Updates')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('[CF-08] an unknown campaign is not found; one that cannot be loaded can be retried', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|500/);
  await page.goto('/crowdfunding/no-such-campaign');
  await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goto(`${OWN}?mock=campaign-failed`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch Crowdfunding details');
  await page.evaluate(() => sessionStorage.removeItem('eduempower.mock.network'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Village Library for Kolar' })).toBeVisible();
});

test('[CF-07] likes and saved campaigns stay on the device, for their own person alone', async ({ page }) => {
  await openAs(page, 'student', OWN);
  await expectSignedIn(page);
  const mark = (name: string) => page.getByRole('button', { name, exact: true });
  await mark('Like').click();
  await mark('Save').click();
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(mark('Like')).toHaveAttribute('aria-pressed', 'true');
  await expect(mark('Save')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(LIST);
  await list(page).chip('Saved').click();
  await expect(page).toHaveURL('/crowdfunding?saved=true');
  await expect(list(page).titles).toHaveText(['A Village Library for Kolar']);

  await openAs(page, 'donor', OWN);
  await expectSignedIn(page);
  await expect(mark('Save')).toHaveAttribute('aria-pressed', 'false');
  await openAs(page, 'student', OWN);
  await expect(mark('Save')).toHaveAttribute('aria-pressed', 'true');
});

test('[CF-07] Share copies the link where the system has no sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${OWN}?tab=updates`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(OWN, page.url()).href);
});

test('[CF-07] [CF-09] [CF-12] [WCAG-2.4.3] the owner edits: only what was changed is sent, and nothing where nothing was', async ({
  page,
}) => {
  const writes = await keepCampaignWrites(page);
  await openAs(page, 'organization', OWN);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${OWN}?edit=true`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Fundraiser' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const field = form(page);
  await expect(field.deadline).toHaveValue(await dayFromNow(page, 48));
  await field.save.click();
  await expect(page).toHaveURL(OWN);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await writes()).toEqual([]);

  await page.getByRole('link', { name: 'Edit' }).click();
  await field.goal.fill('5,00,000');
  await field.title.fill('A Village Library for Kolar and Malur');
  await field.save.click();
  await expect(page.getByText('Crowdfunding updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(OWN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Village Library for Kolar and Malur');
  await expect(page.getByRole('complementary', { name: 'Funding' })).toContainText('of ₹5,00,000');
  expect(await writes()).toEqual([
    {
      method: 'PUT',
      path: '/api/fundraiser/fund-village-library',
      body: { title: 'A Village Library for Kolar and Malur', goalAmount: 500_000 },
    },
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Village Library for Kolar and Malur');
});

test('[CF-07] [CF-12] a visitor who does not own a campaign sees its details where its owner would edit', async ({
  page,
}) => {
  await openAs(page, 'organization', '/crowdfunding/fund-coding-bus?edit=true');
  await expect(page.getByRole('heading', { level: 1, name: 'The Coding Bus' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('[CF-03] a picture that cannot be shown leaves its place to a drawing, and nothing moves', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404 .*no-such-picture\.png/);
  await openAs(page, 'organization', `${OWN}?edit=true`);
  const field = form(page);
  await field.image.fill(new URL('/no-such-picture.png', page.url()).href);
  await field.save.click();
  await expect(page.getByText('Crowdfunding updated successfully!')).toBeVisible();
  await page.goto('/crowdfunding?q=kolar');
  const card = page.getByRole('article').filter({ hasText: 'A Village Library for Kolar' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('[CF-13] an organization that is not verified is told so, and led to its profile', async ({ page }) => {
  await openAs(page, 'organization-unverified', START);
  await expect(page.getByText('Your organization must be verified to start a campaign.')).toBeVisible();
  await expect(form(page).title).toHaveCount(0);
  const link = page.getByRole('main').getByRole('link', { name: 'See your profile' });
  await expect(link).toHaveAttribute('href', '/organization/profile');
});

test('[CF-13] signed out, the start asks to sign in as an organization, and comes back', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Start a Campaign' }).click();
  await expect(page.getByText('Only organizations can start a campaign.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?(?=.*role=ORGANIZATION)(?=.*redirect=%2Fcrowdfunding)/);
  await signInThroughForm(page, 'organization');
  await expect(page).toHaveURL(START);
  await expect(form(page).title).toBeVisible();
});

test('[CF-13] a profile that cannot be read says so, can be retried, or is left to the server', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/50[03]/);
  await openAs(page, 'organization', START, { mock: 'campaign-start-unread' });
  await expect(page.getByRole('alert')).toContainText('Your organization profile could not be read.');
  await page.getByRole('button', { name: 'Write it now' }).click();
  await expect(form(page).title).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('eduempower.mock.network'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(form(page).title).toBeVisible();
});

test('[CF-09] [CF-11] an organization starts a campaign by keyboard alone, and it appears in the list', async ({
  page,
}) => {
  const writes = await keepCampaignWrites(page);
  await openAs(page, 'organization', START);
  const field = form(page);
  await expect(field.title).toBeVisible();
  const today = await dayFromNow(page, 0);
  await expect(field.deadline).toHaveAttribute('min', today);
  const day = await dayFromNow(page, 60);
  await field.title.focus();
  await page.keyboard.type(campaign.title);
  for (const text of [
    campaign.description,
    'https://images.mock.localhost/boats.png',
    campaign.about,
    '3,50,000',
  ]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(field.deadline).toBeFocused();
  // A date is typed in the order of its own field, which is the browser's; its value is what counts.
  await field.deadline.fill(day);
  const preview = page.getByRole('complementary', { name: 'As donors will see it' });
  await expect(preview).toContainText(campaign.title);
  await expect(preview).toContainText('₹0 of ₹3,50,000');
  while (!(await field.create.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Crowdfunding created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/crowdfunding\/fund-?[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign.title);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  const closeOfDay = await page.evaluate((date) => new Date(`${date}T23:59:59.999`).toISOString(), day);
  expect(await writes()).toEqual([
    {
      method: 'POST',
      path: '/api/fundraiser',
      body: {
        ...campaign,
        imageUrl: 'https://images.mock.localhost/boats.png',
        deadline: closeOfDay,
        organizationId: 'user_vidya_trust',
      },
    },
  ]);
  // Back does not lead to a form that has been sent, and no draft of it is left.
  await page.goto(LIST);
  await expect(list(page).titles.first()).toHaveText(campaign.title);
  await page.goto(START);
  await expect(field.title).toHaveValue('');
});

test('[CF-11] [SAFE-04] a refused campaign says why, in the toast, above the form and by the field; a reload keeps it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  await openAs(page, 'organization', START, { mock: 'campaign-save-failed' });
  const field = form(page);
  await expect(field.title).toBeVisible();
  await fillIn(page, await dayFromNow(page, 30));
  await field.create.click();
  await expect(page.getByText('Failed to create Crowdfunding. Please try again.')).toBeVisible();
  await expect(field.problem).toContainText('Failed to save fundraiser. Please try again.');
  await expect(field.problem.getByRole('link')).toHaveText(['Goal amount: A goal is at most ₹50,00,000.']);
  await page.reload();
  await expect(field.title).toHaveValue(campaign.title);
  await expect(field.goal).toHaveValue('3,50,000');
  await page.evaluate(() => sessionStorage.removeItem('eduempower.mock.network'));
  await field.create.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign.title);
});

for (const [name, path, ready] of [
  ['the list', LIST, /^Showing 9 of 13/],
  ['a campaign', OWN, /^The panchayat gives/],
  ['the form', START, /^What it is for, in a few words/],
  ['the owner’s form', `${OWN}?edit=true`, /^What it is for, in a few words/],
] as const) {
  test(`${name} holds no barrier, wide and narrow, in light and dark`, async ({ page }) => {
    await openAs(page, 'organization', path);
    await expect(page.getByRole('main').getByText(ready)).toBeVisible();
    await expectSound(page);
  });
}
