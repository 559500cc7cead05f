// The HTML is the same for everyone, so this script adapts the page before the first paint. It sets
// the color scheme, reserves space for the account menu, and requests the page's public data.
(() => {
  // If a preloaded script fails to load, WebKit remembers the failure for as long as its process
  // lives, even in new documents. Fetching the file as data clears the failure, even if this fetch
  // fails.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') fetch(target.href).catch(() => {});
    },
    true,
  );

  const page = document.documentElement;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  // Some hosts serve the home page for URLs that don't exist. `data-elsewhere` hides the home
  // page's content there.
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
      // Treats blocked storage as empty.
      return null;
    }
  };

  const scheme = read('mantine-color-scheme-value');
  const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // The same check as `hadVisitor` in src/shared/session/visitor.ts.
  const mayBeSignedIn =
    read('eduempower.visitor') !== null || /(?:^|; )__client_uat[^=;]*=(?!0?(?:;|$))/.test(document.cookie);
  if (mayBeSignedIn) page.dataset.visitor = 'signed-in';

  // Only this script decides whether the page should load less data. `prefersLittleData` and the
  // splash read the result.
  const { saveData = false, effectiveType = '' } =
    /** @type {{ connection?: { saveData?: boolean; effectiveType?: string } }} */ (navigator).connection ?? {};
  const savesData = saveData || /2g$/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (savesData) page.dataset.littleData = '';

  /** Returns the API path of the public data that this page shows. Null if the page shows none. */
  const publicRead = () => {
    const path = withoutSlash(location.pathname.slice(home.length));
    const [, screen, id] = /^\/(scholarship|crowdfunding)(?:\/([\w-]+))?$/.exec(path) ?? [];
    if (screen === undefined) return null;
    const list = screen === 'scholarship' ? 'scholarships' : 'fundraiser';
    if (id === undefined) return list;
    if (id === 'start-campaign' || id === 'application-success') return null;
    if (id !== 'details') return `${list}/${id}`;
    const named = new URLSearchParams(location.search).get('id') ?? '';
    // The page prefers the id in the history state, so use the URL's id only if that state is null.
    return history.state === null && /^[\w-]+$/.test(named) ? `${list}/${named}` : null;
  };
  const { api } = script.dataset;
  const wanted = api ? publicRead() : null;
  if (wanted !== null) {
    const { href } = new URL(`${api}/${wanted}`, location.origin);
    const controller = new AbortController();
    const response = fetch(href, { headers: { accept: 'application/json' }, signal: controller.signal });
    // The application handles a failure later. This handler prevents an unhandled rejection until
    // then.
    response.catch(() => {});
    window.earlyRead = { url: href, sentAt: performance.now(), response, controller };
  }
})();
