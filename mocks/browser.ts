import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { applyPermalink, become } from './apply-permalink.ts';
import { createIdentity } from './clerk/create-identity.ts';
import type { BundledClerk } from './clerk/load-clerk.ts';
import { createMock, type Mock } from './create-mock.ts';
import { isPersonaName, persona } from './data/personas.ts';
import { type EmailAccount, emailAccount } from './email.ts';
import { watchTexts } from './panel/page-text.ts';
import { createPanelModel, type PanelModel } from './panel/panel-model.ts';
import { runSteps } from './panel/run-steps.ts';
import { installCheckout } from './payment.ts';
import { hostInKey, MOCK_PUBLISHABLE_KEY } from './publishable-key.ts';
import { followClock, readShift, turnClock } from './scenarios/clock.ts';
import { expectedTexts } from './scenarios/expected-texts.ts';
import { failToDraw } from './scenarios/fail-to-draw.ts';
import { createNetwork } from './scenarios/network.ts';
import { type Permalink, parsePermalink } from './scenarios/permalink.ts';
import type { ActiveTrigger } from './scenarios/scenario.ts';
import { formatSeedChoice, noonOf, parseSeedChoice, type SeedChoice } from './scenarios/seed-choice.ts';
import { planFor } from './scenarios/steps.ts';
import type { TextStore } from './store/text-stores.ts';
import { createWebStore } from './store/text-stores.ts';
import { createCacheFileStore } from './supabase/file-store.ts';
import { type SupabaseAddress, supabaseAddress } from './supabase/host.ts';
import { openFiles } from './supabase/open-files.ts';
import { paceUploads } from './supabase/pace-uploads.ts';
import { forgiveFailedUpdates } from './worker-updates.ts';

export interface MockingOptions {
  /** Base URL of the REST API: absolute, or a path of this site. */
  readonly apiBaseUrl: string;
  /** The configured key; if it is missing or malformed, the mock uses its own. */
  readonly clerkPublishableKey: string;
  /** The configured database and storage service; if it is missing, the mock uses its own. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly supabaseDocuments: 'public' | 'private';
  /** The configured email service; the mock fills in missing parts. */
  readonly email: EmailAccount;
  /** Where the site lives, with a slash at its end: Vite's BASE_URL. */
  readonly baseUrl: string;
}

/** The mock's part of the application's options. */
export interface MockingHandle {
  readonly panel: PanelModel;
  /** The configuration to run with; the active scenario may empty a variable. */
  readonly config: {
    /** The mock speaks the contract, whatever dialect the site is built for. */
    readonly apiDialect: 'specification';
    readonly clerkPublishableKey: string;
    readonly supabaseUrl: string;
    readonly supabaseAnonKey: string;
    readonly razorpayKeyId: string;
    readonly email: EmailAccount;
  };
  /** The variable that the active scenario empties, if any. */
  readonly missingVariable: string | null;
  /** Loads the sign-in client from the bundle; rejects while the scenario of a failed script is active. */
  loadClerk(publishableKey: string): Promise<BundledClerk>;
}

const WORKER = 'mock-worker.js';
const VISITOR_KEY = 'eduempower.visitor';
const SEED_KEY = 'eduempower.mock.chosen-seed';

/**
 * Starts the mock in a browser: applies the page's permalink, cleans the address, and answers every call. A call to an
 * unknown host fails loudly.
 *
 * @throws Error if the browser has no service worker (an insecure origin)
 */
export async function startMocking(options: MockingOptions): Promise<MockingHandle> {
  const { baseUrl, apiBaseUrl } = options;
  const local = createWebStore(localStorage);
  const session = createWebStore(sessionStorage);
  const permalink = parsePermalink(location.search);
  if (permalink.unknown.length > 0) console.warn('[mock] nothing is called', ...permalink.unknown);
  if (permalink.seed) session.set(SEED_KEY, formatSeedChoice(permalink.seed));
  const seed = chosenSeed(session);

  const realClock = Date.now;
  if (permalink.now !== null) turnClock(session, permalink.now, realClock);
  const shift = readShift(session);
  // The sign-in client and the mocked service share the clock, so that both agree when a token expires.
  const clock = shift === 0 ? realClock : () => realClock() + shift;
  if (shift !== 0) followClock(window, clock);
  const seededAt = seed.day === null ? realClock() : noonOf(seed.day);
  const createId = () => crypto.randomUUID();
  const network = createNetwork(session);
  const { clerkPublishableKey: configuredKey } = options;
  const publishableKey = hostInKey(configuredKey) === null ? MOCK_PUBLISHABLE_KEY : configuredKey;
  const setCookie = (name: string, value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Not every browser of the target has the Cookie Store API.
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
  };
  const identity = createIdentity({ publishableKey, clock, createId, store: local, network, setCookie });
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

  await listen(mock, baseUrl);
  paceUploads(window, { url: supabase.url, network });
  openFiles(window, supabase.url);
  installCheckout({ page: document, network, createId });
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
    clock: {
      now: clock,
      isTurned: shift !== 0,
      turn: (moment) => turnClock(session, moment, realClock),
      seededAt,
    },
  });
  // Not awaited: the page does not wait for the panel.
  import('./panel/mount-panel.tsx').then(
    ({ mountPanel }) => mountPanel(panel, local),
    (error: unknown) => console.error('[mock] the panel could not be loaded', error),
  );
  followScenario(permalink, mock, panel);

  const trigger = network.activeTrigger();
  if (trigger?.kind === 'drawing') failToDraw(document, trigger.element);
  // Held until the page closes, as by another open tab.
  if (trigger?.kind === 'tab') void navigator.locks.request(trigger.lock, () => new Promise(() => {}));
  if (trigger?.kind === 'device') local.set(trigger.key, 'not what it was (forced by the mock)');
  return handleFor(trigger, panel, { publishableKey, supabase, email });
}

/** The configuration of the services. */
interface Services {
  readonly publishableKey: string;
  readonly supabase: SupabaseAddress;
  readonly email: EmailAccount;
}

/** The application's handle, without the variable or script that the active scenario removes. */
function handleFor(
  trigger: ActiveTrigger | null,
  panel: PanelModel,
  { publishableKey, supabase, email }: Services,
): MockingHandle {
  const missingVariable = trigger?.kind === 'configuration' ? trigger.variable : null;
  const unlessMissing = (variable: string, value: string) => (missingVariable === variable ? '' : value);
  return {
    panel,
    missingVariable,
    config: {
      apiDialect: 'specification',
      clerkPublishableKey: unlessMissing('VITE_CLERK_PUBLISHABLE_KEY', publishableKey),
      supabaseUrl: supabase.url,
      supabaseAnonKey: supabase.anonKey,
      razorpayKeyId: unlessMissing('VITE_RAZORPAY_KEY_ID', 'rzp_test_mock'),
      email: {
        serviceId: unlessMissing('VITE_EMAILJS_SERVICE_ID', email.serviceId),
        templateId: unlessMissing('VITE_EMAILJS_TEMPLATE_ID', email.templateId),
        publicKey: unlessMissing('VITE_EMAILJS_PUBLIC_KEY', email.publicKey),
      },
    },
    loadClerk: async (key) => {
      if (trigger?.kind === 'script' && trigger.service === 'clerk') {
        throw new Error('The sign-in script could not be downloaded (forced by the mock)');
      }
      const { loadClerk } = await import('./clerk/load-clerk.ts');
      return loadClerk(key);
    },
  };
}

const chosenSeed = (session: TextStore): SeedChoice =>
  parseSeedChoice(session.get(SEED_KEY) ?? '') ?? { name: 'normal', day: null };

/** Performs the steps of the flow or active scenario if the link asks for it, and ticks it once its text shows. */
function followScenario({ performs, flow }: Permalink, { network, identity }: Mock, panel: PanelModel): void {
  const scenario = network.scenario();
  const id = flow?.id ?? scenario?.id;
  if (id === undefined) return;
  const texts = flow?.texts ?? (scenario ? expectedTexts(scenario) : []);
  const stop = watchTexts(document, texts, (areShown) => {
    if (!areShown) return;
    panel.progress.see(id);
    // The callback may run at once, before `stop` exists.
    queueMicrotask(() => stop());
  });
  const steps = flow?.steps ?? (performs && scenario ? planFor(scenario)?.steps : null);
  if (!steps) return;
  const force = () => scenario && network.activate(scenario);
  if (steps.some((step) => 'force' in step)) network.deactivate();
  runSteps(document, steps, { become: (visitor) => become(visitor, identity), force }).catch(
    (error: unknown) => console.error(`[mock] the steps of ${id} came to an end`, error),
  );
}

/** Removes the permalink's parameters from the address; from the home page a scenario opens its own screen. */
function cleanAddress({ scenario, performs, cleanedSearch }: Permalink, baseUrl: string): void {
  const named = scenario !== null && scenario !== 'none' && location.pathname === baseUrl;
  const path = named ? (performs && planFor(scenario)?.from) || scenario.path : null;
  const next = path === null ? `${location.pathname}${cleanedSearch}` : baseUrl + path.slice(1);
  if (next === `${location.pathname}${location.search}`) return;
  history.replaceState(history.state, '', next + location.hash);
}

/** Puts the link's records in place of this tab's changes. */
async function takeData({ data }: Permalink, { database }: Mock): Promise<void> {
  if (data === null) return;
  try {
    await database.importSnapshot(data);
  } catch (error) {
    console.warn('[mock] the records of the link were not taken over:', error);
  }
}

/** Stores the data of an earlier visit of the persona. */
function rememberVisitor({ persona: named }: Permalink, local: TextStore): void {
  if (named === null || !isPersonaName(named) || local.get(VISITOR_KEY) !== null) return;
  local.set(VISITOR_KEY, persona(named).userId);
}

async function listen({ handlers }: Mock, baseUrl: string): Promise<void> {
  forgiveFailedUpdates(window);
  await setupWorker(...handlers, createFence()).start({
    quiet: true,
    serviceWorker: { url: baseUrl + WORKER },
    // Behind the fence there are only this site's own files.
    onUnhandledFrame: 'bypass',
  });
  await untilControlled(navigator.serviceWorker);
}

/**
 * Waits until the worker controls this page: earlier calls would reach the network. The page may still have the worker
 * of an earlier production build.
 */
async function untilControlled(workers: ServiceWorkerContainer): Promise<void> {
  while (!workers.controller?.scriptURL.endsWith(WORKER)) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
}

/**
 * Fails every call to an unknown host, loudly. It is a handler because MSW turns an exception in its hook for unhandled
 * requests into a 500 instead of a broken connection.
 */
function createFence(): RequestHandler {
  return http.all(
    ({ request }) => new URL(request.url).origin !== location.origin,
    ({ request }) => {
      console.error(`[mock] nothing answers ${request.method} ${request.url}`);
      return HttpResponse.error();
    },
  );
}
