import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../find-browser.ts';
import { pictureFile, type Scheme, type Story, schemes, type Width, widths } from './pictures.ts';

const WORKERS = 2;
const NOW = new Date('2026-11-21T10:00:00+05:30');
/** A list of ten thousand is long enough after this many pixels. */
const TALLEST = 6000;

export interface Taking {
  readonly stories: readonly Story[];
  /** Where the Storybook is served, with the slash at the end. */
  readonly url: string;
  readonly folder: string;
  readonly onStory: (done: number, all: number) => void;
}

/** Takes what is missing in a folder, and tells which stories could not be shown. */
export async function takePictures({ stories, url, folder, onStory }: Taking): Promise<readonly string[]> {
  const queue = stories
    .flatMap((story) => widths.map((width) => ({ story, width })))
    .filter(({ story, width }) =>
      schemes.some((scheme) => !existsSync(join(folder, pictureFile(story.id, width, scheme)))),
    );
  const failures: string[] = [];
  const all = queue.length;
  if (all === 0) return [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  const work = async () => {
    const page = await openPage(browser, url);
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const problem = await takeStory(page, url, folder, next.story, next.width);
      if (problem !== null) failures.push(`${next.story.id} at ${next.width}: ${problem}`);
      onStory(all - queue.length, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
  }
  return failures;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  // Nothing from elsewhere gets into a picture: no picture depends on another host's day.
  await context.route(
    (address) => !address.href.startsWith(url) && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** Takes a story in both schemes, and tells what kept it from being shown. */
async function takeStory(page: Page, url: string, folder: string, story: Story, width: Width) {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  const globals = 'motion:reduced;a11y.manual:!true';
  await page.goto(`${url}iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  let problem: string | null = null;
  for (const scheme of schemes) {
    if (scheme !== 'light') await switchTo(page, scheme);
    const phase = await settled(page);
    if (phase !== 'finished') problem = `it ended ${phase}`;
    const file = join(folder, pictureFile(story.id, width, scheme));
    // Renamed when it is whole, so that an interrupted run leaves no half picture behind.
    await shoot(page, width, `${file}.part.png`);
    renameSync(`${file}.part.png`, file);
  }
  return problem;
}

async function shoot(page: Page, width: number, path: string) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    animations: 'disabled',
    caret: 'hide',
  });
}

/** What Storybook keeps about the story on the page; there is no other access to it. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(name: string, payload: object): void };
}

async function switchTo(page: Page, colorScheme: Scheme) {
  await page.evaluate((scheme) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
    channel?.emit('updateGlobals', { globals: { colorScheme: scheme } });
  }, colorScheme);
  await page.waitForTimeout(50);
}

/** Waits until a story has been played and drawn, and tells how it ended. */
async function settled(page: Page): Promise<string> {
  const ended = await page.waitForFunction(() => {
    const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase && ['finished', 'errored', 'aborted'].includes(phase) ? phase : false;
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  return String(await ended.jsonValue());
}
