// @ts-nocheck: a worker's globals are not a page's, and the types know one of the two.
/* global SITE */
/* The service worker of a production build: it caches what a person has used, so that the site opens without a network.
   It never hides a deployment: pages come from the host wherever it answers, whichever build the worker is of. The
   build writes `SITE` before it: the build's name, its entry script, pages and files, and what the first start needs
   (scripts/service-worker). Addresses in it are paths below the worker's scope. */

/** How long the host may take before the cached copy is shown in its place, in milliseconds. */
const PATIENCE_MS = 4000;
const HASHED = /^assets\/(.+)-[\w-]{8}(\.\w+)$/;
const SHELL = 'shell.html';

const scope = new URL(self.registration.scope);
const CACHES = 'eduempower.site';
/** An origin may hold several sites, each under a path of its own. */
const PREFIX = `${CACHES} ${scope.pathname} `;
/** Pages and other files without a hash in their names: those of this build and of no other. */
const OF_BUILD = `${PREFIX}build ${SITE.build}`;
/** Files whose names hold their hash: they never change, and a deployment has many of the one before. */
const HASHED_FILES = `${PREFIX}files`;

const addressOf = (path) => new URL(path, scope).href;
/** The path below the scope, without a slash at its end; null for what is none of this site's. */
const pathOf = (address) => {
  const { origin, pathname } = new URL(address, scope);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  return pathname.slice(scope.pathname.length).replace(/\/$/, '');
};
const isFile = (path) => HASHED.test(path) || SITE.files.includes(path);
const isHtml = (answer) => (answer.headers.get('content-type') ?? '').includes('html');
const cacheFor = (path) => caches.open(HASHED.test(path) ? HASHED_FILES : OF_BUILD);
/** As `public/early.js` finds out for pages, as far as a worker can. */
const savesData = () => {
  const { saveData, effectiveType } = self.navigator.connection ?? {};
  return saveData || /2g$/.test(effectiveType);
};

const kept = async (path) => (await cacheFor(path)).match(addressOf(path), { ignoreVary: true });

/** Whether an answer is what its address promises: a file, or a page of this very build. */
async function isSound(path, answer) {
  if (answer.status !== 200) return false;
  // A host that has lost a file may answer with a page.
  if (isFile(path)) return !isHtml(answer);
  return isHtml(answer) && (await answer.clone().text()).includes(SITE.entry);
}

/** Caches an answer where it is sound. @returns whether it is cached */
async function keep(path, answer) {
  if (!(await isSound(path, answer))) return false;
  // A browser refuses an answer that came by way of another address in place of a page.
  const plain = answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
  await (await cacheFor(path)).put(addressOf(path), plain);
  return true;
}

/** Caches what is not cached yet. A copy is no part of the answer: a device without room for it goes on without. */
async function keepCopy(path, answer) {
  try {
    // What is cached is of this build; the host may have another one by now.
    if (!(await kept(path))) await keep(path, answer);
  } catch (error) {
    console.warn(`${path} could not be kept for later`, error);
  }
}

/** Asks for what is not cached yet, and caches it. @returns whether it is cached now */
async function fetchAndKeep(path) {
  if (await kept(path)) return true;
  // What has no hash in its name may be an old one in the browser's own cache.
  return keep(path, await fetch(addressOf(path), HASHED.test(path) ? {} : { cache: 'no-cache' }));
}

/** The same for what the site can do without for now. */
const fetchAll = (paths) => Promise.allSettled(paths.map(fetchAndKeep));

/** What this person used of earlier builds, as it is called in this one. */
async function usedBefore() {
  const used = new Set();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OF_BUILD);
  for (const name of names) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const path = pathOf(url);
      const stem = HASHED.exec(path)?.slice(1).join('');
      if (stem === undefined) used.add(path);
      else for (const file of SITE.files) if (HASHED.exec(file)?.slice(1).join('') === stem) used.add(file);
    }
  }
  return [...used].filter((path) => SITE.files.includes(path) || SITE.pages.includes(path));
}

async function install() {
  const needed = await Promise.all([SHELL, ...SITE.needed].map(fetchAndKeep));
  // While a deployment is under way the host may have files of two builds: the next visit tries again.
  if (needed.includes(false)) throw new Error('The host does not have all of this build');
  if (!savesData()) await fetchAll([...SITE.wanted, ...(await usedBefore())]);
}

/** Runs when no page is open any more that an earlier worker serves. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(
    names.filter((name) => name !== OF_BUILD && name !== HASHED_FILES).map((name) => caches.delete(name)),
  );
  const files = await caches.open(HASHED_FILES);
  const old = (await files.keys()).filter(({ url }) => !SITE.files.includes(pathOf(url)));
  await Promise.all(old.map((request) => files.delete(request)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const after = (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs));
/** When the host last did not answer a page in time, in milliseconds since 1970: the files of that page do not wait again. */
let silentAt = Number.NEGATIVE_INFINITY;

/** What the host answers; the cached copy where it does not, takes too long, or is broken itself. */
async function hostFirst(event, answering, path, instead = path) {
  event.waitUntil(
    answering.then(
      (answer) => keepCopy(path, answer.clone()),
      () => {},
    ),
  );
  const own = await kept(instead);
  if (own === undefined) return answering;
  const isImpatient = isFile(path) && Date.now() - silentAt < PATIENCE_MS;
  const answer = await Promise.race([answering, after(isImpatient ? 0 : PATIENCE_MS)]).catch(() => null);
  if (answer === undefined && !isImpatient) silentAt = Date.now();
  return !answer || answer.status >= 500 ? own : answer;
}

async function answerPage(event, path) {
  const preloaded = async () => (await event.preloadResponse) ?? fetch(event.request);
  const isCached = SITE.pages.includes(path) && (await kept(path)) !== undefined;
  return hostFirst(event, preloaded(), path, isCached ? path : SHELL);
}

async function answerFile(event, path) {
  if (!HASHED.test(path)) return hostFirst(event, fetch(event.request), path);
  const own = await kept(path);
  if (own !== undefined) return own;
  const answer = await fetch(event.request);
  event.waitUntil(keepCopy(path, answer.clone()));
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(request.url) : null;
  if (path === null) return;
  if (request.mode === 'navigate') {
    if (!isFile(path)) event.respondWith(answerPage(event, path));
    return;
  }
  // A request that skips caches goes to the host, and a part of a file cannot be cached. The API may be of this origin.
  const isPlain = !['reload', 'no-store'].includes(request.cache) && !request.headers.has('range');
  if (isFile(path) && isPlain) event.respondWith(answerFile(event, path));
});

/* What a page had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const paths = (event.data?.used ?? []).map(pathOf);
  event.waitUntil(
    fetchAll(paths.filter((path) => path !== null && (isFile(path) || SITE.pages.includes(path)))),
  );
});
