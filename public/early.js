// Runs before the page is first painted: sets the visitor's colors, keeps a place for the account menu, and asks for the
// public data that the page shows. The page itself is the same for everybody.
(() => {
  // WebKit remembers a preloaded script that did not come for as long as its process lives, in new documents, too. One
  // call for the file as data makes it forget; whether it succeeds does not matter.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') fetch(target.href).catch(() => {});
    },
    true,
  );

  const page = document.documentElement;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  // Some hosts answer every address with the home page: what it says is not meant there.
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
      // A browser that keeps its storage shut has nothing in it.
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

  // The one place that finds out; `prefersLittleData` and the splash read it here.
  const { saveData = false, effectiveType = '' } =
    /** @type {{ connection?: { saveData?: boolean; effectiveType?: string } }} */ (navigator).connection ?? {};
  const savesData = saveData || /2g$/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (savesData) page.dataset.littleData = '';

  /** What the API is asked for by the screen at this address; null where that is nothing public. */
  const publicRead = () => {
    const path = withoutSlash(location.pathname.slice(home.length));
    const [, screen, id] = /^\/(scholarship|crowdfunding)(?:\/([\w-]+))?$/.exec(path) ?? [];
    if (screen === undefined) return null;
    const list = screen === 'scholarship' ? 'scholarships' : 'fundraiser';
    if (id === undefined) return list;
    if (id === 'start-campaign' || id === 'application-success') return null;
    if (id !== 'details') return `${list}/${id}`;
    const named = new URLSearchParams(location.search).get('id') ?? '';
    // The entry of the history may name another one.
    return history.state === null && /^[\w-]+$/.test(named) ? `${list}/${named}` : null;
  };
  const { api } = script.dataset;
  const wanted = api ? publicRead() : null;
  if (wanted !== null) {
    const { href } = new URL(`${api}/${wanted}`, location.origin);
    const controller = new AbortController();
    const response = fetch(href, { headers: { accept: 'application/json' }, signal: controller.signal });
    // The application takes the answer over, and learns of a failure then.
    response.catch(() => {});
    window.earlyRead = { url: href, sentAt: performance.now(), response, controller };
  }
})();
