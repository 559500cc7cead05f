import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createEntries } from '#mocks/panel/catalogue.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { oneOfEach } from './support/combinations.ts';
import { forgetEverything } from './support/device.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock panel' });
const everything = createEntries();

/** Opens the panel, unless it is already open, and switches to one of its tabs. */
async function openSheet(page: Page, name: string) {
  const panel = panelOf(page);
  const opener = page.getByRole('button', { name: 'Mock', exact: true });
  await expect(panel.or(opener)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await panel.getByRole('tab', { name }).click();
  return panel;
}

test('the mock panel opens with a keyboard shortcut, has no axe violations, finds a state, opens the state with one click, counts it as seen, and copies its link', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/409/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Opens a page with little content. axe also checks the page behind the panel, and takes longer
  // for a page with more content.
  await page.goto('/cookies');
  // The panel and its shortcut load after the prerendered page.
  await expect(page.getByRole('button', { name: 'Mock', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  const panel = panelOf(page);
  await expect(panel.getByRole('searchbox', { name: /^Search by title/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await panel.getByRole('searchbox').fill('already applied for this');
  await expect(panel.getByText('1 found')).toBeVisible();
  await panel.getByRole('link', { name: 'The student has already applied for this scholarship' }).click();
  const refusal = page.getByRole('main').getByText('You have already applied for this scholarship.');
  await expect(refusal.first()).toBeVisible();
  await expect(page).toHaveURL(/\/application-form$/);

  await expect(panel.getByText(`1 of ${everything.length} seen`)).toBeVisible();
  await expect(panel.getByText(/^application \(1 of/i)).toBeVisible();
  await panel.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/);
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mock: 'application-409',
    as: 'student',
    seed: 'normal',
    network: 'calm',
    do: '1',
  });
});

test('[MOCK-02] changing the mock’s clock changes the site’s time but not the seed data, and the user stays signed in', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem?now=2027-03-31T10:00&seed=normal@2027-03-25');
  await expectSignedIn(page);
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem');
  const now = () => page.evaluate(() => new Date().toISOString().slice(0, 15));
  expect(await now()).toBe('2027-03-31T04:3');
  const days = page.getByText(/days? left/).first();
  const left = Number.parseInt((await days.textContent())?.replace(/\D/g, '') ?? '', 10);
  const panel = await openSheet(page, 'Clock');
  await expect(panel.getByText(/^The clock shows 31 Mar 2027, 10:\d\d am/)).toBeVisible();
  await panel.getByRole('button', { name: 'One week later' }).click();
  // The panel has reloaded the page.
  await expect(days).toContainText(String(left - 7));
  await expectSignedIn(page);

  // Signed-in calls still work with the clock years ahead or behind.
  for (const year of ['2029', '2024']) {
    await page.goto(`/student/profile?now=${year}-06-01`);
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Sharma' })).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Back to normal' }).click();
  await expect(panel.getByText('Everything works as usual.')).toBeVisible();
  expect((await now()).slice(0, 4)).toBe(String(new Date().getFullYear()));
});

test('[MOCK-02] the mock panel exports and imports seed data, and says why it rejects a broken file', async ({
  page,
}) => {
  await openAs(page, 'organization', '/crowdfunding/fund-village-library?edit=true');
  await page.getByRole('textbox', { name: 'Title' }).fill('A Library for Kolar');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Library for Kolar' })).toBeVisible();
  const panel = await openSheet(page, 'Seed data');
  await panel.getByText('fundraisers: 0 added, 1 changed, 0 removed').click();
  await expect(panel.getByText('A Village Library for Kolar → A Library for Kolar')).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export to a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');

  await panel.getByRole('button', { name: 'Reset all data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Village Library for Kolar' })).toBeVisible();
  await openSheet(page, 'Seed data');
  const choose = (content: string) =>
    panel
      .getByLabel('Import from a file')
      .setInputFiles({ name: 'seed.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose(text.slice(0, 100));
  await expect(
    panel.getByText(/‘seed.json’ was not imported, and nothing has changed\. .*not JSON/),
  ).toBeVisible();
  await expect(panel.getByText('None.')).toBeVisible();
  await choose(text);
  await expect(page.getByRole('heading', { level: 1, name: 'A Library for Kolar' })).toBeVisible();
});

test('[MOCK-02] after a tester changes a record in the mock panel, the copied link shows the change even on a device whose storage was cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/scholarship/sch-girls-in-stem');
  const panel = await openSheet(page, 'Records');
  await panel.getByRole('searchbox', { name: 'Search records' }).fill('sch-girls-in-stem');
  await panel.getByRole('button', { name: 'Girls in STEM Scholarship (sch-girls-in-stem)' }).click();
  await panel.getByRole('textbox', { name: 'totalAmount' }).fill('a lot');
  await panel.getByRole('button', { name: 'Save and reload the page' }).click();
  await expect(panel.getByRole('alert')).toContainText('number');
  await panel.getByRole('textbox', { name: 'totalAmount' }).fill('100');
  await panel.getByRole('textbox', { name: 'title' }).fill('Women in Rocketry');
  await panel.getByLabel('expiredAt').fill('2030-01-15T17:00:00');
  await expect(panel.getByText('India time. Stored as 2030-01-15T11:30:00.000Z')).toBeVisible();
  await panel.getByRole('button', { name: 'Save and reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women in Rocketry' })).toBeVisible();

  await panel.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await forgetEverything(page, new URL('/', link).href);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Women in Rocketry' })).toBeVisible();
});

test('[MOCK-04] the mock panel exports verdicts and notes, imports them on a cleared device, and steps through the failed states', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500|ERR_FAILED/);
  await page.goto('/?mock=scholarship-list-failed');
  const panel = await openSheet(page, 'States');
  await expect(panel.getByText('Next step').first()).toBeVisible();
  await expect(panel.getByText('SCH-08, SCH-17').first()).toBeVisible();
  await panel.getByRole('textbox', { name: 'Note' }).fill('The button is cut off.');
  await panel.getByRole('button', { name: 'Fail' }).click();
  await expect(
    panel.getByText('Current state: The scholarship list cannot be loaded (network)'),
  ).toBeVisible();
  await expect(panel.getByText(/^✓ On the page/)).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export results' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    commit: expect.stringMatching(/^[0-9a-f]{12,}(?:-dirty)?$|^unknown$/),
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    states: [{ id: 'scholarship-list-failed', verdict: 'fail', note: 'The button is cut off.' }, {}],
  });

  await forgetEverything(page, new URL('/', page.url()).href);
  await page.goto('/about');
  await openSheet(page, 'States');
  await expect(panel.getByText(/ 0 failed/)).toBeVisible();
  const choose = (content: string) =>
    panel
      .getByLabel('Import results from a file')
      .setInputFiles({ name: 'pass.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose(text.slice(0, 50));
  await expect(
    panel.getByText(/‘pass.json’ was not imported, and nothing has changed\. .*not JSON/),
  ).toBeVisible();
  await choose(text.replace('"scholarship-list-failed~network"', '"gone"'));
  await expect(
    panel.getByText(/^Imported the results of 1 state, .*Skipped: gone \(no such state\)\./),
  ).toBeVisible();
  await panel.getByLabel('States to visit').selectOption('Only failed');
  await expect(panel.getByText('1 found (only failed)')).toBeVisible();
  await expect(panel.getByText('Note: The button is cut off.')).toBeVisible();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByText('Current state: The scholarship list cannot be loaded')).toBeVisible();
  await expect(panel.getByText('Failed before')).toBeVisible();
});

test('[MOCK-01] for a state without an error text, the mock panel says what to look for and confirms that the state has appeared', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500|ERR_FAILED|could not be registered|sign-in script/i);
  const silent = everything.filter(({ lookFor }) => lookFor !== null);
  expect(silent).toHaveLength(5);
  for (const { href, lookFor } of oneOfEach(silent, (entry) => Object.keys(entry.lookFor ?? {}).join())) {
    await page.goto(href);
    const panel = await openSheet(page, 'States');
    await expect(panel.getByText(/^✓ (?:On the page|As expected): /)).toBeVisible();
    await expect(
      panel.getByRole('region', { name: 'Current state' }).getByText(lookFor?.hint ?? ''),
    ).toBeVisible();
  }
});

test('[MOCK-02] a mock link makes the next three calls fail; the mock panel can change that number, and lists calls with their bodies', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500/);
  await page.goto('/scholarship?network=fail-next:3');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  const panel = await openSheet(page, 'Network');
  await panel.getByLabel('Number of upcoming calls to fail').fill('2');
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Network: fail-next:2')).toBeVisible();
  await panel.getByRole('button', { name: 'Back to normal' }).click();
  await expect(panel.getByText('Everything works as usual.')).toBeVisible();
  await panel.getByRole('tab', { name: 'Traffic' }).click();
  const call = panel.getByRole('group').filter({ hasText: 'GET /api/scholarships ·' }).first();
  await call.getByText(/^200 GET \/api\/scholarships · \d+ ms$/).click();
  await expect(call.getByText('The response matches the contract.')).toBeVisible();
  await expect(call.getByText('"title":').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel.getByText('This page has made no calls.')).toBeVisible();
});
