import type { Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const LIST = '/crowdfunding';
const START = '/crowdfunding/start-campaign';
const OWN = '/crowdfunding/fund-village-library';

const list = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Search campaigns' }),
  sort: page.getByRole('combobox', { name: 'Sort by' }),
  chip: (name: string) => page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio', { name }),
  titles: page.getByRole('list', { name: 'Campaigns' }).getByRole('heading', { level: 3 }),
  count: page.getByText(/^Showing \d+ of \d+ campaigns$/),
  more: page.getByRole('button', { name: 'Load More Projects' }),
});

const form = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title' }),
  description: page.getByRole('textbox', { name: 'Description' }),
  link: page.getByText('or paste a link'),
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

/**
 * Records the page's writes to campaigns. Leaves out the call that registers the signed-in user.
 */
async function keepCampaignWrites(page: Page) {
  const writes = await keepWrites(page);
  return async () => (await writes()).filter(({ path }) => path.startsWith('/api/fundraiser'));
}

/** Returns the date `days` days from now in the page's time zone, such as `2026-12-21`. */
const dayFromNow = (page: Page, days: number) =>
  page.evaluate((count) => {
    const day = new Date(Date.now() + count * 86_400_000);
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
  }, days);

test('[CF-02] the campaign list keeps its search, order and category in the URL across a reload and a visit to a campaign, and Back restores their previous values', async ({
  page,
}) => {
  await page.goto(LIST);
  const { search, sort, chip, titles, count } = list(page);
  await expect(count).toHaveText('Showing 9 of 13 campaigns');
  await chip('School Supplies').check();
  await expect(page).toHaveURL('/crowdfunding?category=supplies');
  await expect(chip('School Supplies')).toBeChecked();
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
  await page.getByRole('link', { name: 'Rain-Proof School Bags' }).first().click();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(titles).toHaveText(['Rain-Proof School Bags']);
  await page.goBack();
  await page.goBack();
  // Typing adds no history entries. The Back button undoes the sort order, then the category.
  await page.goBack();
  await expect(page).toHaveURL('/crowdfunding?category=supplies');
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/crowdfunding');
  await expect(count).toHaveText('Showing 9 of 13 campaigns');
});

test('[CF-03] [CF-05] [CF-07] ‘Load More Projects’ shows the remaining campaigns and disappears, and Back from a campaign returns the focus to its card', async ({
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
    'Printing of the state’s science and mathematics textbooks in Braille, so that blind students need…',
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

test('[CF-03] [CF-07] on a phone, the campaign list starts near the top, and ‘Donate’ on a campaign’s page is visible without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  const first = page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem').first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(900);
  await page.getByRole('link', { name: 'View Campaign: A Village Library for Kolar' }).click();
  const donate = page.getByRole('main').getByRole('link', { name: 'Donate', exact: true });
  await expect(donate).toBeInViewport({ ratio: 1 });
  await donate.click();
  await expect(page.getByRole('region', { name: 'Donate' })).toBeInViewport();
  await expect(donate).toBeHidden();
});

test('[CF-07] [CF-09] [CF-12] [WCAG-2.4.3] the campaign form sends only the changed fields, and sends nothing if no field has changed', async ({
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
});

test('[CF-09] [CF-11] [WCAG-2.1.1] an organization can start a campaign with the keyboard alone, and the campaign appears in the list', {
  tag: '@every-engine',
}, async ({ page }) => {
  const writes = await keepCampaignWrites(page);
  await openAs(page, 'organization', START);
  const field = form(page);
  await expect(field.title).toBeVisible();
  const today = await dayFromNow(page, 0);
  await expect(field.deadline).toHaveAttribute('min', today);
  const day = await dayFromNow(page, 60);
  await field.title.focus();
  await page.keyboard.type(campaign.title);
  const next = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await next(campaign.description);
  // Presses Tab until the collapsed link field has the focus. The camera button and the picture
  // field come first.
  await expect(field.link).toBeVisible();
  while (!(await field.link.evaluate((summary) => summary === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  for (const text of ['https://images.mock.localhost/boats.png', campaign.about, '3,50,000'])
    await next(text);
  await page.keyboard.press('Tab');
  await expect(field.deadline).toBeFocused();
  // The order of a date's parts differs between browsers, so the test fills in the whole date.
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
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(list(page).titles.first()).toHaveText(campaign.title);
});
