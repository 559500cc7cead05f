import { chromium, type JSHandle } from '@playwright/test';
import { browserArgs } from '../../scripts/find-browser.ts';
import type { Engine } from './driver.ts';

/** Chromium, by Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: [...browserArgs] });
  return {
    version: `Chromium ${browser.version()}`,
    close: () => browser.close(),
    async newTab() {
      const context = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      return {
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async attach(expression, path) {
          const input = await page.evaluateHandle(expression);
          await (input as JSHandle<HTMLInputElement>).asElement()?.setInputFiles(path);
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        problems: () => problems,
        close: () => context.close(),
      };
    },
  };
}
