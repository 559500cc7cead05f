import type { Route } from '@playwright/test';
import { mockServerPort } from '../../scripts/sites.ts';
import { expect, test } from '../support/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: cors });

/** What a server should never send, and what the console says about it. */
const wrong: Readonly<Record<string, readonly [send: (route: Route) => Promise<void>, logged: RegExp]>> = {
  'nothing at all': [answer(200, 'application/json', ''), /does not fit the contract/],
  'an HTML page': [answer(200, 'text/html', '<!doctype html><h1>Proxy</h1>'), /does not fit the contract/],
  'half an answer': [answer(200, 'application/json', '[{"id":"on'), /does not fit the contract/],
  null: [answer(200, 'application/json', 'null'), /does not fit the contract/],
  'other types': [
    answer(200, 'application/json', '[{"id":1,"title":{},"totalAmount":"NaN","expiredAt":"soon"}]'),
    /does not fit the contract/,
  ],
  'an HTML error': [answer(502, 'text/html', '<html>Bad gateway</html>'), /502/],
  'an error of objects': [answer(500, 'application/json', '{"error":{"a":{"b":{}}}}'), /500/],
  'a dropped line': [(route) => route.abort('connectionreset'), /ERR_CONNECTION_RESET/],
};

const screens = [
  ['SCH-08', '/scholarship', 'Failed to load scholarships. Please try again later.'],
  ['SCH-12', '/scholarship/details?id=one', 'Failed to load scholarship details. Please try again later.'],
  ['SCH-13', '/scholarship/one', 'Failed to load scholarship details. Please try again later.'],
] as const;

for (const [what, [send, logged]] of Object.entries(wrong)) {
  for (const [row, path, text] of screens) {
    test(`[${row}] [SAFE-02] ${path} gets ${what}, says so, and leads on`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(logged);
      // Sign-in is none of this: it never answers, and nothing waits for it.
      await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
      await page.route(`http://localhost:${mockServerPort}/api/**`, send);
      await page.goto(path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(text);
      await expect(alert.getByRole('button').or(alert.getByRole('link')).first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object Object\]|<html|<!doctype/);
    });
  }
}

test('a read is called off when the person goes elsewhere', async ({ page }) => {
  await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  await page.route(`http://localhost:${mockServerPort}/api/scholarships`, () => new Promise(() => {}));
  const asked = page.waitForRequest(/\/api\/scholarships$/);
  const calledOff = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/scholarships'),
  );
  await page.goto('/scholarship');
  await asked;
  await page.getByRole('link', { name: 'Contact' }).first().click();
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
});
