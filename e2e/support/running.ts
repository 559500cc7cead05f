import type { BrowserContext, Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` wait until the page's scripts run. The prerendered HTML appears first,
 * and a test would use its controls sooner than any user could. With `waitUntil: 'commit'`, `goto`
 * does not wait.
 */
export function waitUntilPagesRun(context: BrowserContext): void {
  for (const page of context.pages()) followOpenings(page);
  context.on('page', followOpenings);
}

function followOpenings(page: Page): void {
  const { goto, reload } = page;
  const untilItRuns = () => page.locator('html[data-page]').waitFor({ state: 'detached' });
  Object.assign(page, {
    goto: async (...values: Parameters<Page['goto']>) => {
      const response = await goto.apply(page, values);
      if (values[1]?.waitUntil !== 'commit') await untilItRuns();
      return response;
    },
    reload: async (...values: Parameters<Page['reload']>) => {
      const response = await reload.apply(page, values);
      await untilItRuns();
      return response;
    },
  });
}
