import type { Page } from '@playwright/test';

/**
 * Returns true if the browser never requests a failed script again in the same document. Chromium
 * before version 154, Firefox and Safari request the script again only in the next document.
 */
export async function remembersFailedScripts(page: Page): Promise<boolean> {
  const probe = '/assets/probe.js';
  let calls = 0;
  await page.route(`**${probe}`, async (route) => {
    calls += 1;
    if (calls === 1) await route.abort('internetdisconnected');
    else await route.fulfill({ contentType: 'text/javascript', body: 'export {};' });
  });
  const isLoaded = () =>
    page.evaluate((address) => import(address).then(() => true).catch(() => false), probe);
  await isLoaded();
  return !(await isLoaded());
}
