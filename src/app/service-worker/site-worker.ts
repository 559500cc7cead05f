/**
 * The service worker of a production build: it caches the build's own pages and files as a person uses them, so that the
 * site opens without a network (OFF-01). It never hides a deployment: pages come from the host wherever it answers,
 * whichever build the worker is of. The build writes `SITE` before it (scripts/service-worker).
 */
declare const self: ServiceWorkerGlobalScope;
/** What the worker knows of its build. Addresses are paths below its scope, without a slash at either end. */
declare const SITE: {
  /** The build's name: another one wherever a file differs. */
  readonly build: string;
  /** The script that a page of this build starts with. */
  readonly entry: string;
  /** The pages that the build drew; the home page is the empty path. */
  readonly pages: readonly string[];
  /** Every file that may be cached. */
  readonly files: readonly string[];
  /** The files without which nothing starts. */
  readonly needed: readonly string[];
};

/** How long the host may take before the cached copy is shown in its place, in milliseconds. */
const PATIENCE_MS = 4000;
/** The page without content, which opens at every address. */
const SHELL = 'shell.html';

const scope = new URL(self.registration.scope);
/** An origin may hold several sites, each under a path of its own. */
const CACHES = 'eduempower.site';
const PREFIX = `${CACHES} ${scope.pathname} `;
const CACHE = `${PREFIX}build ${SITE.build}`;

const files = new Set(SITE.files);
const pages = new Set([...SITE.pages, SHELL]);
/** Files whose names hold their hash never change. */
const isHashed = (path: string) => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);
const addressOf = (path: string) => new URL(path, scope).href;

/** The path below the scope, without a slash at its end; null for what is none of this site's. */
function pathOf(address: string): string | null {
  const { origin, pathname } = new URL(address, scope);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  return pathname.slice(scope.pathname.length).replace(/\/$/, '');
}

/** The address of a page or a file of this build; the API may be of the same origin. */
function isOwn(path: string | null): path is string {
  return path !== null && (pages.has(path) || files.has(path));
}

async function cached(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(addressOf(path), { ignoreVary: true });
}

/** Whether an answer is what its address promises: a file, or a page of this very build. */
async function isSound(path: string, answer: Response): Promise<boolean> {
  const isHtml = (answer.headers.get('content-type') ?? '').includes('html');
  if (answer.status !== 200 || isHtml !== pages.has(path)) return false;
  return !isHtml || (await answer.clone().text()).includes(SITE.entry);
}

/** Caches an answer that is not cached yet: the host may have another build by now. @returns whether it is cached */
async function keep(path: string, answer: Response): Promise<boolean> {
  if (await cached(path)) return true;
  if (!isOwn(path) || !(await isSound(path, answer))) return false;
  // A browser refuses an answer that came by way of another address in place of a page.
  const plain = answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
  await (await caches.open(CACHE)).put(addressOf(path), plain);
  return true;
}

async function fetchAndKeep(path: string): Promise<boolean> {
  if (await cached(path)) return true;
  // What has no hash in its name may be an old one in the browser's own cache.
  return keep(path, await fetch(addressOf(path), isHashed(path) ? {} : { cache: 'no-cache' }));
}

async function install() {
  const areThere = await Promise.all([SHELL, ...SITE.needed].map(fetchAndKeep));
  // While a deployment is under way the host may have files of two builds: the next visit tries again.
  if (areThere.includes(false)) throw new Error('The host does not have all of this build');
}

/** Runs when no page is open any more that an earlier worker serves. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

/** What the host answers, which is cached for later. */
async function ask(event: FetchEvent, path: string): Promise<Response> {
  const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  const keeping = keep(path, answer.clone()).catch((error: unknown) =>
    // A device without room for it goes on without.
    console.warn(`${path} could not be kept for later`, error),
  );
  event.waitUntil(keeping);
  return answer;
}

/** Whether the last page came from the cache: its files then do not wait for the host again. */
let isHostSilent = false;

/** The cached copy of a hashed file; else what the host answers, or the copy where it cannot be reached or takes too long. */
async function answer(event: FetchEvent, path: string, isPage: boolean): Promise<Response> {
  const copy = (await cached(path)) ?? (isPage ? await cached(SHELL) : undefined);
  if (copy && isHashed(path)) return copy;
  const answering = ask(event, path);
  if (copy === undefined) return answering;
  const patienceMs = isHostSilent && !isPage ? 0 : PATIENCE_MS;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const fromHost = await Promise.race([answering.catch(() => null), patience]);
  if (isPage) isHostSilent = fromHost === null;
  return fromHost ?? copy;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(request.url) : null;
  if (path === null) return;
  const isPage = request.mode === 'navigate' && !files.has(path);
  // A request that skips caches goes to the host, and a part of a file cannot be cached.
  const isPlain = !['reload', 'no-store'].includes(request.cache) && !request.headers.has('range');
  const isFile = request.mode !== 'navigate' && files.has(path) && isPlain;
  if (isPage || isFile) event.respondWith(answer(event, path, isPage));
});

/** What a page had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const used: readonly string[] = event.data.used;
  event.waitUntil(Promise.allSettled(used.map(pathOf).filter(isOwn).map(fetchAndKeep)));
});
