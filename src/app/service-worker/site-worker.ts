/**
 * The service worker of a production build. It caches the build's pages and files as they are used, so that the site
 * opens without a network (OFF-01). It never hides a new deployment: it asks the host for pages first, whichever build
 * they are of. The build prepends `SITE` (scripts/service-worker).
 */
declare const self: ServiceWorkerGlobalScope;
/** The build's files. Addresses are paths below the scope, without a slash at either end. */
declare const SITE: {
  /** The build's name; it changes whenever a file does. */
  readonly build: string;
  /** The entry script of this build's pages. */
  readonly entry: string;
  /** The prerendered pages; the home page is the empty path. */
  readonly pages: readonly string[];
  /** Every file that may be cached. */
  readonly files: readonly string[];
  readonly needed: readonly string[];
};

/** How long the host may take before the cached copy is shown instead, in milliseconds. */
const PATIENCE_MS = 4000;
/** The page without content, which opens at any address. */
const SHELL = 'shell.html';

const scope = new URL(self.registration.scope);
/** Several sites may share an origin, each under its own path. */
const CACHES = 'eduempower.site';
const PREFIX = `${CACHES} ${scope.pathname} `;
const CACHE = `${PREFIX}build ${SITE.build}`;

const files = new Set(SITE.files);
const pages = new Set([...SITE.pages, SHELL]);
/** Files with a hash in their names never change. */
const isHashed = (path: string) => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);
const addressOf = (path: string) => new URL(path, scope).href;

/** The path below the scope, without a slash at the end; null outside the site. */
function pathOf(address: string): string | null {
  const { origin, pathname } = new URL(address, scope);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  return pathname.slice(scope.pathname.length).replace(/\/$/, '');
}

/** Whether a path is a page or a file of this build: the API may have the same origin. */
function isOwn(path: string | null): path is string {
  return path !== null && (pages.has(path) || files.has(path));
}

async function cached(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(addressOf(path), { ignoreVary: true });
}

/** Whether an answer is the promised file, or a page of this build: the host may have deployed another one. */
async function isSound(path: string, answer: Response): Promise<boolean> {
  const isHtml = (answer.headers.get('content-type') ?? '').includes('html');
  if (answer.status !== 200 || isHtml !== pages.has(path)) return false;
  return !isHtml || (await answer.clone().text()).includes(SITE.entry);
}

/** Caches an answer that is valid for this build. @returns whether it is cached */
async function keep(path: string, answer: Response): Promise<boolean> {
  if (await cached(path)) return true;
  if (!isOwn(path) || !(await isSound(path, answer))) return false;
  // Browsers reject a redirected answer in place of a page.
  const plain = answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
  await (await caches.open(CACHE)).put(addressOf(path), plain);
  return true;
}

async function fetchAndKeep(path: string): Promise<boolean> {
  if (await cached(path)) return true;
  // The browser's HTTP cache may hold an old copy of a file without a hash in its name.
  return keep(path, await fetch(addressOf(path), isHashed(path) ? {} : { cache: 'no-cache' }));
}

async function install() {
  const areThere = await Promise.all([SHELL, ...SITE.needed].map(fetchAndKeep));
  // During a deployment the host may serve files of two builds: the next visit tries again.
  if (areThere.includes(false)) throw new Error('The host does not have all of this build');
}

/** Runs once no open page uses an earlier worker. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

/** Fetches from the host, and caches the answer for later. */
async function ask(event: FetchEvent, path: string): Promise<Response> {
  const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  const keeping = keep(path, answer.clone()).catch((error: unknown) =>
    // On a full device the site works without the copy.
    console.warn(`${path} could not be kept for later`, error),
  );
  event.waitUntil(keeping);
  return answer;
}

/** Whether the last page came from the cache: its files then do not wait for the host again. */
let isHostSilent = false;

/** Answers a hashed file from the cache; anything else from the host, or from the cache if that fails or is slow. */
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
  // Requests that skip caches go to the host, and partial content cannot be cached.
  const isPlain = !['reload', 'no-store'].includes(request.cache) && !request.headers.has('range');
  const isFile = request.mode !== 'navigate' && files.has(path) && isPlain;
  if (isPage || isFile) event.respondWith(answer(event, path, isPage));
});

/** Caches the files that a page loaded before the worker was running. */
self.addEventListener('message', (event) => {
  const used: readonly string[] = event.data.used;
  event.waitUntil(Promise.allSettled(used.map(pathOf).filter(isOwn).map(fetchAndKeep)));
});
