import { readFile } from 'node:fs/promises';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

test('[SCH-01] [SCH-03] the scholarship list’s search and filters are in the URL and survive a reload and Back', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/scholarship');
  const search = page.getByRole('searchbox', { name: 'Search scholarships' });
  const count = page.getByText(/^Showing/);
  await search.fill('award');
  await expect(page).toHaveURL(/\?q=award$/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Amount Range' }).selectOption('medium');
  await page.getByRole('checkbox', { name: 'Upcoming Only' }).check();
  const chip = page.getByRole('button', { name: 'Remove the filter Upcoming Only' });
  await expect(page).toHaveURL(/q=award.*amount=medium.*upcoming=true/);
  const shown = await count.textContent();

  await page.reload();
  await expect(search).toHaveValue('award');
  await expect(chip).toBeVisible();
  await expect(count).toHaveText(shown ?? '');

  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Back to Scholarships' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('award');
  await expect(count).toHaveText(shown ?? '');

  await page.goBack();
  await expect(chip).toBeHidden();
  await page.getByRole('button', { name: 'Reset All' }).click();
  await expect(page).toHaveURL('/scholarship');
  await expect(search).toHaveValue('');
});

test('[SCH-03] [SCH-09] a visitor can open a scholarship right after typing a search, and both ‘Back to Scholarships’ and Back restore the search text', async ({
  page,
}) => {
  await page.goto('/scholarship?network=latency:300');
  const search = page.getByRole('searchbox', { name: 'Search scholarships' });
  await search.fill('girls in stem');
  await page.getByRole('link', { name: 'Apply Now: Girls in STEM Scholarship' }).click();
  await expect(page.getByRole('link', { name: 'Proceed to Application' })).toBeVisible();
  await expect(page).toHaveURL(/\/scholarship\/details/);
  await page.getByRole('link', { name: 'Back to Scholarships' }).click();
  await expect(page).toHaveURL('/scholarship?q=girls+in+stem');
  await page.goBack();
  await page.goBack();
  await expect(search).toHaveValue('girls in stem');
});

test('[SCH-13] [SCH-14] [SCH-16] a scholarship’s page shows eligibility and required documents, and stores the scholarship for the application form', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem');
  await expect(page.getByRole('region', { name: 'Eligibility' })).toContainText(
    'At least 60 percent in class 12',
  );
  await expect(page.getByRole('region', { name: 'Required documents' }).getByRole('listitem')).toContainText([
    '12th Marksheet',
    'Admission Letter',
    'Domicile Certificate',
    'Income Certificate',
  ]);
  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem/application-form');
  const kept = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  expect(kept).toContain('sch-girls-in-stem');
  expect(kept).toContain('Girls in STEM Scholarship');

  await page.goto('/scholarship-application-form');
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem/application-form');
});

test('a scholarship’s deadline can be downloaded as a calendar file', { tag: '@every-engine' }, async ({
  page,
}) => {
  await page.goto('/scholarship/sch-girls-in-stem');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add deadline to calendar' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('Girls-in-STEM-Scholarship.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text.replace(/\r\n /g, '')).toContain('/scholarship/sch-girls-in-stem');
  await expect(page.getByText(/in your downloads/)).toBeVisible();
});

test('[SCH-01] [SCH-02] [SCH-11] on a phone, the scholarship list starts near the top of the page, its cards are short, and a scholarship’s primary action stays visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/scholarship');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  const boxes = await cards.evaluateAll((found) =>
    found.map((card) => ({ top: card.getBoundingClientRect().top, height: card.clientHeight })),
  );
  expect(boxes[0]?.top).toBeLessThanOrEqual(700);
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(260);

  for (const [link, heading] of [
    ['Girls in STEM Scholarship', 'Girls in STEM Scholarship'],
    ['Check what you need', 'Before you apply'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const next = page.getByRole('link', { name: 'Proceed to Application' });
    await expect(next).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
  }
});
