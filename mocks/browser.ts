import { applyPermalink, become } from './apply-permalink.ts';
import { type BearerKind, createIdentity } from './clerk/create-identity.ts';
import { createMock, type Mock } from './create-mock.ts';
import { isPersonaName, persona } from './data/personas.ts';
import { type EmailAccount, emailAccount } from './email.ts';
import { listen } from './listen.ts';
import { watchState } from './panel/page-text.ts';
import { createPanelModel, type PanelModel } from './panel/panel-model.ts';
import { runSteps } from './panel/run-steps.ts';
import { installCheckout } from './payment.ts';
import { hostInKey, MOCK_PUBLISHABLE_KEY } from './publishable-key.ts';
import { followClock, readShift, turnClock } from './scenarios/clock.ts';
import { forceOnPage } from './scenarios/force-on-page.ts';
import { createNetwork } from './scenarios/network.ts';
import { type Permalink, parsePermalink } from './scenarios/permalink.ts';
import { formatSeedChoice, noonOf, parseSeedChoice, type SeedChoice } from './scenarios/seed-choice.ts';
import { planFor } from './scenarios/steps.ts';
import { type SiteServices, servicesFor } from './services.ts';
import type { TextStore } from './store/text-stores.ts';
import { createWebStore } from './store/text-stores.ts';
import { createCacheFileStore } from './supabase/file-store.ts';
import { supabaseAddress } from './supabase/host.ts';
import { openFiles } from './supabase/open-files.ts';
import { paceUploads } from './supabase/pace-uploads.ts';

export interface MockingOptions {
  /** Base URL of the REST API: absolute, or a path on this site. */
  readonly apiBaseUrl: string;
  /** The kind of bearer token that the site sends. */
  readonly apiBearer: BearerKind;
  /** The configured publishable key. If it is missing or malformed, the mock uses its own. */
  readonly clerkPublishableKey: string;
  /**
   * URL of the configured database and storage service. If it is missing, the mock uses its own.
   */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly supabaseDocuments: 'public' | 'private';
  /** The configured email account. The mock fills in missing parts. */
  readonly email: EmailAccount;
  /** The site's base path with a trailing slash: Vite's BASE_URL. */
  readonly baseUrl: string;
}

/** The services that the mock provides to the application, and the model of its panel. */
export interface MockingHandle extends SiteServices {
  readonly panel: PanelModel;
}

const VISITOR_KEY = 'eduempower.visitor';
const SEED_KEY = 'eduempower.mock.chosen-seed';

/**
 * Starts the mock in a browser. Applies the permalink in the page's URL, removes its parameters
 * from the URL, and answers the page's calls. A call to an unknown host fails and logs an error.
 *
 * @throws NoServiceWorkerError if the browser lacks service workers or blocks them
 */
export async function startMocking(options: MockingOptions): Promise<MockingHandle> {
  const { baseUrl, apiBaseUrl } = options;
  const local = createWebStore(localStorage);
  const session = createWebStore(sessionStorage);
  const permalink = parsePermalink(location.search);
  if (permalink.unknown.length > 0)
    console.warn('[mock] ignored unknown names in the link:', ...permalink.unknown);
  if (permalink.seed) session.set(SEED_KEY, formatSeedChoice(permalink.seed));
  const seed = chosenSeed(session);

  const realClock = Date.now;
  if (permalink.now !== null) turnClock(session, permalink.now, realClock);
  const shift = readShift(session);
  // The sign-in client and the mocked sign-in service share this clock, so they agree on when a
  // token expires.
  const clock = shift === 0 ? realClock : () => realClock() + shift;
  if (shift !== 0) followClock(window, clock);
  const seededAt = seed.day === null ? realClock() : noonOf(seed.day);
  const createId = () => crypto.randomUUID();
  const network = createNetwork(session);
  const { clerkPublishableKey: configuredKey } = options;
  const publishableKey = hostInKey(configuredKey) === null ? MOCK_PUBLISHABLE_KEY : configuredKey;
  const setCookie = (name: string, value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Some target browsers lack the Cookie Store API.
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
  };
  const identity = createIdentity({
    publishableKey,
    clock,
    createId,
    store: local,
    network,
    setCookie,
    bearer: options.apiBearer,
  });
  const supabase = supabaseAddress(options.supabaseUrl, options.supabaseAnonKey);
  const email = emailAccount(options.email);
  const mock = await createMock({
    apiBaseUrl,
    identity,
    clock,
    seedClock: () => seededAt,
    createId,
    local,
    network,
    seed: seed.name,
    supabase,
    privateDocuments: options.supabaseDocuments === 'private',
    files: createCacheFileStore(caches),
    email,
  });
  await takeData(permalink, mock);
  applyPermalink(permalink, mock);
  rememberVisitor(permalink, local);
  cleanAddress(permalink, baseUrl);

  await listen(mock.handlers, baseUrl);
  paceUploads(window, { url: supabase.url, network });
  openFiles(window, supabase.url);
  installCheckout({ page: document, network, createId, reload: () => location.reload() });
  window.addEventListener('storage', () => void mock.database.reload());
  const panel = createPanelModel({
    mock,
    baseUrl,
    local,
    session,
    address: () => location,
    reload: () => location.reload(),
    open: (href) => location.assign(href),
    seed,
    flow: permalink.flow,
    opened: permalink.flow?.id ?? (permalink.scenario === 'none' ? 'none' : (permalink.scenario?.id ?? null)),
    chooseSeed: (choice) => session.set(SEED_KEY, formatSeedChoice(choice)),
    commit: __COMMIT__,
    clock: {
      real: realClock,
      now: clock,
      isTurned: shift !== 0,
      turn: (moment) => turnClock(session, moment, realClock),
      seededAt,
    },
  });
  // Not awaited, so that the page doesn't wait for the panel.
  import('./panel/mount-panel.tsx').then(
    ({ mountPanel }) => mountPanel(panel, local),
    (error: unknown) => console.error('[mock] the panel could not be loaded', error),
  );
  followScenario(permalink, mock, panel);

  const trigger = network.activeTrigger();
  forceOnPage(trigger, document, local);
  return { panel, ...servicesFor(trigger, { publishableKey, supabase, email }) };
}

const chosenSeed = (session: TextStore): SeedChoice =>
  parseSeedChoice(session.get(SEED_KEY) ?? '') ?? { name: 'normal', day: null };

/**
 * Runs the steps of the link's flow. If the link names no flow, runs the steps of the active
 * scenario, but only if the link asks for them. Marks the state as seen once the page shows it.
 */
function followScenario(
  { performs, flow }: Permalink,
  { network, identity, traffic }: Mock,
  panel: PanelModel,
): void {
  const scenario = network.scenario();
  const id = flow?.id ?? scenario?.id;
  const entry = panel.current();
  if (id === undefined || entry === null) return;
  const stop = watchState(document, entry, panel.traffic, (isShown) => {
    if (!isShown) return;
    panel.see();
    // The callback may run synchronously, before `stop` is assigned.
    queueMicrotask(() => stop());
  });
  const steps = flow?.steps ?? (performs && scenario ? planFor(scenario)?.steps : null);
  if (!steps) return;
  const force = () => scenario && network.activate(scenario);
  if (steps.some((step) => 'force' in step)) network.deactivate();
  runSteps(document, steps, {
    become: (visitor) => become(visitor, identity),
    isAnswered: traffic.isAnswered,
    force,
  }).catch((error: unknown) => console.error(`[mock] the steps of ${id} failed`, error));
}

/**
 * Removes the permalink's parameters from the URL. If a link to the home page names a scenario,
 * also changes the path to the page where the scenario starts.
 */
function cleanAddress({ scenario, performs, cleanedSearch }: Permalink, baseUrl: string): void {
  const named = scenario !== null && scenario !== 'none' && location.pathname === baseUrl;
  const path = named ? (performs && planFor(scenario)?.from) || scenario.path : null;
  const next = path === null ? `${location.pathname}${cleanedSearch}` : baseUrl + path.slice(1);
  if (next === `${location.pathname}${location.search}`) return;
  history.replaceState(history.state, '', next + location.hash);
}

/**
 * Loads the link's changes to the seed data, if any. They replace all earlier changes to that data.
 */
async function takeData({ data }: Permalink, { database }: Mock): Promise<void> {
  if (data === null) return;
  try {
    await database.importSnapshot(data);
  } catch (error) {
    console.warn('[mock] could not load the records in the link:', error);
  }
}

/**
 * Stores the link's persona as the last visitor on this device, unless a last visitor is already
 * stored.
 */
function rememberVisitor({ persona: named }: Permalink, local: TextStore): void {
  if (named === null || !isPersonaName(named) || local.get(VISITOR_KEY) !== null) return;
  local.set(VISITOR_KEY, persona(named).userId);
}
