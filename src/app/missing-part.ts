import { siteBase } from '#shared/router/site-address.ts';
import { attempt, sessionArea } from '#shared/store/storage-area.ts';

const KEY = 'eduempower.reloaded-for-a-missing-file';
/** How long a file or a page may take to be asked for, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The address of a part of the site that could not be loaded; null where the browser does not say. */
export interface MissingPart {
  readonly file: string | null;
}

/** Why a part could not be loaded. */
export type MissingPartReason =
  /** There is no answer: the person is offline, or the host is down. */
  | 'offline'
  /** Its file is there now. */
  | 'there'
  /** Its file is gone, and the host has a page of another build. */
  | 'other-build'
  /** Its file is gone or cannot be had, and no other page leads to another one. */
  | 'failed';

const parts = new WeakMap<object, MissingPart>();
let last: MissingPart = { file: null };

/** What an error says is missing; null for every other error. */
export function missingPartOf(error: unknown): MissingPart | null {
  return typeof error === 'object' && error !== null ? (parts.get(error) ?? null) : null;
}

/** What was missing last, for a caller that learns of a failure without its error. */
export function lastMissingPart(): MissingPart {
  return last;
}

/**
 * Takes note of each part of the site that cannot be loaded, so that its error can be told from others.
 *
 * @returns a function that stops it
 */
export function watchMissingParts(): () => void {
  const onMissing = (event: VitePreloadErrorEvent) => {
    const error = event.payload;
    last = { file: /https?:\/\/\S+/.exec(error.message)?.[0] ?? null };
    parts.set(error, last);
    // By the browsers' own messages for it the router recognises a missing module, and reloads the page, offline too.
    error.message = `A part of the site could not be loaded: ${error.message}`;
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/** Finds out why a part could not be loaded, by asking for its file and for the page. Never rejects. */
export async function whyMissing({ file }: MissingPart): Promise<MissingPartReason> {
  const own = entryOf(document);
  // Where the browser does not name the file, the build's own entry is taken for it.
  const asked = file ?? own;
  if (asked === null) return 'failed';
  try {
    const answer = await ask(asked, 'reload');
    const type = answer.headers.get('Content-Type') ?? '';
    if (answer.ok && !type.includes('html')) return 'there';
    // A host that answers an unknown file with the page has lost it, too.
    const isGone = answer.ok || answer.status === 404 || answer.status === 410;
    const entry = isGone ? await otherEntry() : null;
    return entry === null || entry === own ? 'failed' : 'other-build';
  } catch {
    // fetch rejects only where no answer came.
    return 'offline';
  }
}

/**
 * Whether the page may be loaded again automatically: once for each build that this tab comes from. A host that goes on
 * serving an old page would otherwise have it loaded in a circle.
 */
export function mayReload(): boolean {
  const isFirst = attempt(() => {
    const area = sessionArea();
    const own = entryOf(document);
    if (area === null || own === null || area.getItem(KEY) === own) return false;
    area.setItem(KEY, own);
    return true;
  });
  // Without a place to remember it, a reload could come again and again.
  return isFirst ?? false;
}

/** The entry script of the page that the host has now, here or at the site's root; null where there is none. */
async function otherEntry(): Promise<string | null> {
  for (const address of [window.location.href, siteBase()]) {
    const answer = await ask(address, 'no-store');
    const entry = answer.ok
      ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
      : null;
    if (entry !== null) return entry;
  }
  return null;
}

/** The script that a page starts with, as an address: its name changes with each build. */
function entryOf(page: Document): string | null {
  // A page that the build drew keeps it in a template until its first paint.
  const waiting = page.querySelector<HTMLTemplateElement>('template#application')?.content;
  const entry = 'script[type="module"][src]';
  const src = (page.querySelector(entry) ?? waiting?.querySelector(entry))?.getAttribute('src');
  return src ? new URL(src, window.location.href).href : null;
}

function ask(address: string, cache: RequestCache): Promise<Response> {
  return fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
}
