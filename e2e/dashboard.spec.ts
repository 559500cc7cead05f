import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

test('[ORG-09] [ORG-10] the organization dashboard shows only the organization’s own scholarships, in tabs with their own URLs', async ({
  page,
}) => {
  await openAs(page, 'organization', '/organization/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Scholarships by deadline' });
  await expect(tabs.getByRole('link', { name: /^Current/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: 'Girls in STEM Scholarship' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Udaan/ })).toHaveCount(0);
  await tabs.getByRole('link', { name: /^Upcoming/ }).click();
  await expect(page).toHaveURL('/organization/dashboard?tab=upcoming');
  await expect(page.getByText(/none are upcoming/)).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: /^Current/ }).click();
  await page.getByRole('button', { name: 'More: Girls in STEM Scholarship' }).click();
  await page.getByRole('link', { name: 'View Details: Girls in STEM Scholarship' }).click();
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem');
});

test('[ORG-10] the organization dashboard hides a scholarship’s Edit link until the user presses More', async ({
  page,
}) => {
  await openAs(page, 'organization', '/organization/dashboard');
  const edit = page.getByRole('link', { name: 'Edit: Girls in STEM Scholarship' });
  const more = page.getByRole('button', { name: 'More: Girls in STEM Scholarship' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(edit).toBeHidden();
  await more.click();
  await expect(edit).toBeVisible();
});

test('[ORG-11] the organization dashboard refreshes its list of scholarships after 5 minutes without hiding it', async ({
  page,
}) => {
  await page.clock.install();
  const answered: string[] = [];
  const answers = (path: RegExp) => answered.filter((answer) => path.test(answer)).length;
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await openAs(page, 'organization-unverified', '/organization/dashboard');
  const own = page.getByRole('heading', { level: 2, name: 'हिंदी माध्यम छात्रवृत्ति योजना' });
  await expect(own).toBeVisible();
  await expect(page.getByText('10 applications')).toBeVisible();
  expect(answers(/^\/api\/scholarships$/)).toBe(1);
  // `runFor` would fire the second request's timeout before the response arrives.
  await page.clock.fastForward('05:00');
  await expect.poll(() => answers(/^\/api\/scholarships$/)).toBe(2);
  await expect(own).toBeVisible();
});
