// Runs before the first paint: sets the color scheme, reserves the account menu's place, and requests the page's public
// data. The HTML is the same for everyone.
(() => {
  // WebKit remembers a preloaded script that failed for as long as its process lives, even in new documents. Fetching
  // the file as data once makes it forget; whether that succeeds does not matter.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') fetch(target.href).catch(() => {});
    },
    true,
  );

  const page = document.documentElement;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  // Some hosts answer every address with the home page, whose content must not show elsewhere.
  const withoutSlash = (/** @type {string} */ path) => path.replace(/\/+$/, '');
  const home = withoutSlash(new URL('.', script.src).pathname);
  if (page.dataset.page && withoutSlash(location.pathname) !== withoutSlash(home + page.dataset.page)) {
    delete page.dataset.page;
    page.dataset.elsewhere = '';
  }

  const read = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that blocks storage has nothing stored.
      return null;
    }
  };

  const scheme = read('mantine-color-scheme-value');
  const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // As `hadVisitor` in src/shared/session/visitor.ts.
  const mayBeSignedIn =
    read('eduempower.visitor') !== null || /(?:^|; )__client_uat[^=;]*=(?!0?(?:;|$))/.test(document.cookie);
  if (mayBeSignedIn) page.dataset.visitor = 'signed-in';

  // Decided here only; `prefersLittleData` and the splash read the result.
  const { saveData = false, effectiveType = '' } =
    /** @type {{ connection?: { saveData?: boolean; effectiveType?: string } }} */ (navigator).connection ?? {};
  const savesData = saveData || /2g$/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (savesData) page.dataset.littleData = '';

  /** The API path of the public data at this address; null for none. */
  const publicRead = () => {
    const path = withoutSlash(location.pathname.slice(home.length));
    const [, screen, id] = /^\/(scholarship|crowdfunding)(?:\/([\w-]+))?$/.exec(path) ?? [];
    if (screen === undefined) return null;
    const list = screen === 'scholarship' ? 'scholarships' : 'fundraiser';
    if (id === undefined) return list;
    if (id === 'start-campaign' || id === 'application-success') return null;
    if (id !== 'details') return `${list}/${id}`;
    const named = new URLSearchParams(location.search).get('id') ?? '';
    // The history state may name another one.
    return history.state === null && /^[\w-]+$/.test(named) ? `${list}/${named}` : null;
  };
  const { api } = script.dataset;
  const wanted = api ? publicRead() : null;
  if (wanted !== null) {
    const { href } = new URL(`${api}/${wanted}`, location.origin);
    const controller = new AbortController();
    const response = fetch(href, { headers: { accept: 'application/json' }, signal: controller.signal });
    // The application takes the response over, with a failure.
    response.catch(() => {});
    window.earlyRead = { url: href, sentAt: performance.now(), response, controller };
  }
})();
