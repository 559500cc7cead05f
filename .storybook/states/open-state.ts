import { createMemoryHistory } from '@tanstack/react-router';
import { createApp } from '#app/create-app.tsx';
import { applyPermalink, become } from '#mocks/apply-permalink.ts';
import { createIdentity } from '#mocks/clerk/create-identity.ts';
import { createMock, type Mock } from '#mocks/create-mock.ts';
import { MOCK_EMAIL_ACCOUNT } from '#mocks/email.ts';
import { listen } from '#mocks/listen.ts';
import { runSteps } from '#mocks/panel/run-steps.ts';
import { installCheckout } from '#mocks/payment.ts';
import { MOCK_PUBLISHABLE_KEY } from '#mocks/publishable-key.ts';
import { forceOnPage } from '#mocks/scenarios/force-on-page.ts';
import { createNetwork } from '#mocks/scenarios/network.ts';
import { parsePermalink } from '#mocks/scenarios/permalink.ts';
import { planFor } from '#mocks/scenarios/steps.ts';
import { servicesFor } from '#mocks/services.ts';
import { createMemoryStore, createWebStore } from '#mocks/store/text-stores.ts';
import { createMemoryFileStore } from '#mocks/supabase/file-store.ts';
import { supabaseAddress } from '#mocks/supabase/host.ts';
import { readConfig } from '#shared/config/config.ts';
import { rememberVisitor } from '#shared/session/visitor.ts';

const createId = () => crypto.randomUUID();
let answerWith: ReturnType<typeof listen> | null = null;

/**
 * Opens the site at a mock link, with a new mock. Also clears the data that earlier stories stored
 * in this browser.
 */
export async function openState(href: string) {
  const [path = '', search = ''] = href.split('?');
  const permalink = parsePermalink(search);
  const { scenario, flow } = permalink;
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area)) if (key.startsWith('eduempower.')) area.removeItem(key);
  }
  const network = createNetwork(createMemoryStore());
  const identity = createIdentity({
    publishableKey: MOCK_PUBLISHABLE_KEY,
    clock: Date.now,
    createId,
    store: createMemoryStore(),
    network,
    setCookie: (name, value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: The site's mock sets its cookie the same way.
      document.cookie = `${name}=${value}; path=/; samesite=lax`;
    },
  });
  const supabase = supabaseAddress('', '');
  const mock = await createMock({
    apiBaseUrl: '/api',
    identity,
    clock: Date.now,
    createId,
    local: createMemoryStore(),
    network,
    seed: 'normal',
    supabase,
    files: createMemoryFileStore(),
    email: MOCK_EMAIL_ACCOUNT,
  });
  identity.reset();
  applyPermalink(permalink, mock);
  rememberVisitor(identity.signedIn());
  await answerAs(mock);
  const trigger = network.activeTrigger();
  const stopForcing = forceOnPage(trigger, document, createWebStore(localStorage));
  const steps =
    flow?.steps ??
    (permalink.performs && scenario && scenario !== 'none' ? planFor(scenario)?.steps : null) ??
    [];
  if (steps.some((step) => 'force' in step)) network.deactivate();
  const { config, loadClerk } = servicesFor(trigger, {
    publishableKey: MOCK_PUBLISHABLE_KEY,
    supabase,
    email: MOCK_EMAIL_ACCOUNT,
  });
  const createSite = () =>
    createApp({
      config: { ...readConfig({}), ...config },
      loadClerk,
      history: createMemoryHistory({ initialEntries: [path + permalink.cleanedSearch] }),
    });
  let site = createSite();
  let show: () => void = () => {};
  const reload = () => {
    site.queryClient.clear();
    site = createSite();
    show();
  };
  installCheckout({ page: document, network, createId, reload });
  return {
    site: () => site.app,
    /**
     * Sets the listener to call after a simulated reload has replaced the site. Reloading the real
     * page would restart the story.
     */
    onReload: (listener: () => void) => {
      show = listener;
    },
    /** Runs the steps that produce the state. */
    perform: () =>
      runSteps(document, steps, {
        become: (visitor) => become(visitor, identity),
        isAnswered: mock.traffic.isAnswered,
        force: () => scenario && scenario !== 'none' && network.activate(scenario),
      }),
    end: () => {
      stopForcing();
      site.queryClient.clear();
      // Clerk renders its forms outside the app and leaves them there when the app is removed.
      document.querySelector('#clerk-components')?.remove();
    },
  };
}

/** Makes this mock answer the page's requests. Starts the service worker if it isn't running. */
async function answerAs({ handlers }: Mock): Promise<void> {
  answerWith ??= listen(handlers, import.meta.env.BASE_URL);
  (await answerWith)(handlers);
}
