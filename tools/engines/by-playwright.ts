import { type Browser, type BrowserContextOptions, chromium, firefox, type JSHandle } from '@playwright/test';
import { browserArgs } from '../../scripts/test/find-browser.ts';
import type { Engine } from './driver.ts';

/** What is said about the network, which the tests look at in other ways: also of what was on its way as a page was left. */
const NETWORK = /^Failed to load (?:resource|‘’)|^downloadable font: download failed/;

/** Chromium, by Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: [...browserArgs] });
  return engine('Chromium', browser, { reducedMotion: 'reduce' });
}

/** The system's Firefox, by Playwright over WebDriver BiDi; what its contexts cannot be told stands in its preferences. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': 1, 'ui.prefersReducedMotion': 1 },
  });
  return engine('Firefox', browser, {});
}

const engine = (name: string, browser: Browser, options: BrowserContextOptions): Engine => ({
  version: `${name} ${browser.version()}`,
  close: () => browser.close(),
  async newTab() {
    const context = await browser.newContext({ locale: 'en-IN', ...options });
    const page = await context.newPage();
    const problems: string[] = [];
    const tell = (problem: string) => NETWORK.test(problem) || problems.push(problem);
    // Firefox reports lines about the network as errors of the page.
    page.on('pageerror', (error) => tell(error.message));
    page.on('console', (message) => message.type() === 'error' && tell(message.text()));
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
});
