import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../find-browser.ts';
import { failureMark, pictureFile, roundsToTake, type Scheme, type Story, type Width } from './pictures.ts';

/** More than a small machine has cores: much of a picture is waiting for frames. */
const WORKERS = 4;
const NOW = new Date('2026-11-21T10:00:00+05:30');
/** A list of ten thousand is long enough after this many pixels. */
const TALLEST = 6000;
/** So many frames in a row without a change make a story settled; one that never settles is taken as it is. */
const QUIET_FRAMES = 5;
const MOST_FRAMES = 300;
/** React holds back what replaces a skeleton for up to 300 ms, so that skeletons do not flicker. */
const AFTER_LOADING_MS = 400;

/** How the browser draws: the same on every run, whatever the screen. */
const drawingArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // A part that is drawn anew beside older parts has other smoothing along its edge.
  '--disable-partial-raster',
  '--num-raster-threads=1',
];

export interface Taking {
  readonly stories: readonly Story[];
  /** Where the Storybook is served, with the slash at the end. */
  readonly url: string;
  readonly folder: string;
  readonly onPicture: (done: number, all: number) => void;
}

/** Starts the browser that takes pictures. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs, ...drawingArgs] });
}

/** Takes what is missing in a folder, and reports which stories could not be shown. */
export async function takePictures({ stories, url, folder, onPicture }: Taking): Promise<readonly string[]> {
  const queue = [...roundsToTake(stories, folder)];
  const failures: string[] = [];
  const all = queue.reduce((count, { members }) => count + members.length, 0);
  if (all === 0) return [];
  let done = 0;
  const browser = await launchBrowser();
  const work = async () => {
    // The pages of a context share the browser's cache, so that the Storybook is loaded once a width.
    const contexts = new Map<Width, BrowserContext>();
    for (let round = queue.shift(); round !== undefined; round = queue.shift()) {
      const { width, scheme, members } = round;
      const context = contexts.get(width) ?? (await openContext(browser, url, width));
      contexts.set(width, context);
      const open = await openPage(context, url, scheme);
      for (const story of members) {
        const problem = await takeStory(
          open,
          join(folder, pictureFile(story.id, width, scheme)),
          story,
          width,
        );
        if (problem !== null) failures.push(`${story.id} at ${width}, ${scheme}: ${problem}`);
        done += 1;
        onPicture(done, all);
      }
      await open.page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
  }
  return failures;
}

/** A page with what is still under way on it. */
interface OpenPage {
  readonly page: Page;
  /** Whether something is loading, or came so lately that it may not be on the screen yet. */
  readonly isLoading: () => boolean;
}

async function openContext(browser: Browser, url: string, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  // Nothing from elsewhere gets into a picture: no picture depends on another host's day.
  await context.route(
    (address) => !address.href.startsWith(url) && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await context.addInitScript(seedRandomness);
  return context;
}

async function openPage(context: BrowserContext, url: string, scheme: Scheme): Promise<OpenPage> {
  const page = await context.newPage();
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
  await page.goto(`${url}iframe.html?id=none&viewMode=story&globals=${globals}`);
  await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  return { page, isLoading: () => loading > 0 || performance.now() - changedAt < AFTER_LOADING_MS };
}

/** Takes a story's picture, and reports why it could not be shown. */
async function takeStory(open: OpenPage, file: string, story: Story, width: Width) {
  const { page } = open;
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, seedRandomness: seed } = window as StorybookWindow;
    localStorage.clear();
    sessionStorage.clear();
    seed?.();
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story.id);
  const phase = await played(page, story.id);
  // A play function may have scrolled: what is fixed to the screen would be where it left the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(open);
  // Renamed when it is whole, so that an interrupted run leaves no half picture behind.
  await shoot(page, width, `${file}.part.png`);
  if (phase === 'finished') rmSync(failureMark(file), { force: true });
  else writeFileSync(failureMark(file), '');
  renameSync(`${file}.part.png`, file);
  return phase === 'finished' ? null : `it ended ${phase}`;
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

/** What Storybook knows about the story on the page; there is no other access to it. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: unknown;
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(name: string, payload: object): void };
  /** Restarts the sequence of random numbers. */
  seedRandomness?: () => void;
}

/** Waits until a story has been played, and reports how it ended. */
async function played(page: Page, id: string): Promise<string> {
  const ended = await page.waitForFunction((story) => {
    const { id: current, phase } = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return current === story && phase && ['finished', 'errored', 'aborted'].includes(phase) ? phase : false;
  }, id);
  return String(await ended.jsonValue());
}

/** Waits until nothing loads and nothing changes on the page any more. */
async function settled({ page, isLoading }: OpenPage): Promise<void> {
  do {
    await page.evaluate(
      async ({ quiet, most }) => {
        for (const image of document.images) image.loading = 'eager';
        await document.fonts.ready;
        // An image that does not come is part of the picture.
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

/** Runs in the page before its own scripts: the same random numbers on each run. */
function seedRandomness() {
  const FIRST = 20_261_121;
  let state = FIRST;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  (window as StorybookWindow).seedRandomness = () => {
    state = FIRST;
  };
}
