import { expect, it } from 'vitest';
import { openSite } from './transcripts/site-test-kit.tsx';

it('the router keeps the scroll position when it reloads the current route', async () => {
  const { router, findByRole } = openSite('/about');
  await findByRole('link', { name: 'Become a Donor' });
  const reloaded = router.invalidate();
  window.scrollTo({ top: 300, behavior: 'instant' });
  expect(window.scrollY).toBe(300);
  await reloaded;
  expect(window.scrollY).toBe(300);
});

it.each([
  ['10+', '10 '],
  ['1.0', '1.0'],
  ['%22girls%22', '"girls"'],
  ['12345678901234567890', '12345678901234567890'],
])('the search parameter q=%s fills the scholarship search box with %j', async (written, typed) => {
  const { findByRole } = openSite(`/scholarship?q=${written}`);
  expect(await findByRole('searchbox', { name: 'Search scholarships' })).toHaveValue(typed);
});
