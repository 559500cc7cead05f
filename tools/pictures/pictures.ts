import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readStories } from './stories.ts';

const storybook = process.env.PICTURES_STORYBOOK ?? '';
/** No server listens here. The test answers each request with a file of the built Storybook. */
const HOST = 'http://localhost';
/**
 * Pictures are cropped at this height, in pixels, because a list may contain ten thousand items.
 */
const TALLEST = 6000;
const NOW = new Date('2026-11-21T10:00:00+05:30');
/**
 * A story has settled after this many frames without a change. A story that never settles is
 * captured after `MOST_FRAMES`.
 */
const QUIET_FRAMES = 5;
const MOST_FRAMES = 300;
/**
 * React waits up to 300 ms before it replaces a skeleton with content, so that skeletons do not
 * flicker.
 */
const AFTER_LOADING_MS = 400;

// Stories with the same title share a page, which saves page loads. They always run in the same
// order, so any state that a story leaves behind affects every run in the same way.
const titles = Map.groupBy(readStories(storybook), ({ title }) => title);
for (const [title, stories] of titles) {
  test(title, async ({ page, colorScheme, viewport }, { config }) => {
    const isLoading = await openStorybook(page, colorScheme ?? 'light');
    for (const { id } of stories) {
      const ended = await play(page, id);
      // While taking the other commit's pictures, skips stories that fail. The comparison then
      // treats these stories as new.
      if (config.updateSnapshots === 'all' && ended !== 'finished') continue;
      expect.soft(ended, id).toBe('finished');
      await settle(page, isLoading);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await expect.soft(page, id).toHaveScreenshot(`${id}.png`, {
        fullPage: true,
        clip: { x: 0, y: 0, width: viewport?.width ?? 0, height: Math.min(height, TALLEST) },
      });
    }
  });
}

/**
 * Opens Storybook in a page. Returns a function that returns true if the page is loading or has
 * just finished loading.
 */
async function openStorybook(page: Page, scheme: string): Promise<() => boolean> {
  await page.route(/^https?:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    // Blocks other hosts, so that no picture depends on their content.
    return origin === HOST ? route.fulfill({ path: join(storybook, pathname) }) : route.abort();
  });
  // Makes random numbers the same on every run.
  await page.addInitScript(() => {
    let state = 20_261_121;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  });
  await page.clock.setFixedTime(NOW);
  let loading = 0;
  let changedAt = 0;
  const count = (by: number) => () => {
    loading += by;
    changedAt = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  const globals = `colorScheme:${scheme};motion:reduced;a11y.manual:!true`;
  await page.goto(`${HOST}/iframe.html?id=none&viewMode=story&globals=${globals}`);
  await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  return () => loading > 0 || performance.now() - changedAt < AFTER_LOADING_MS;
}

/** Storybook's internal state of the current story. No public API exposes it. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: unknown;
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(name: string, payload: object): void };
}

/** Shows a story, waits until its play function ends, and returns the story's final phase. */
async function play(page: Page, id: string): Promise<string> {
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, id);
  const ended = await page.waitForFunction((story) => {
    const { id: current, phase } = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return current === story && phase && ['finished', 'errored', 'aborted'].includes(phase) ? phase : false;
  }, id);
  return String(await ended.jsonValue());
}

/** Waits until the page no longer loads or changes anything. */
async function settle(page: Page, isLoading: () => boolean): Promise<void> {
  // Undoes the play function's scrolling, which would move fixed elements in the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  do {
    await page.evaluate(
      async ({ quiet, most }) => {
        for (const image of document.images) image.loading = 'eager';
        await document.fonts.ready;
        // If an image fails to load, the picture shows the broken image.
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        let still = 0;
        const observer = new MutationObserver(() => {
          still = 0;
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        for (let frame = 0; still < quiet && frame < most; frame += 1) {
          await new Promise((drawn) => requestAnimationFrame(drawn));
          still += 1;
        }
        observer.disconnect();
      },
      { quiet: QUIET_FRAMES, most: MOST_FRAMES },
    );
  } while (isLoading());
}
