// Runs before the page is first painted: sets the visitor's colors, keeps a place for the account menu, remembers what is
// pressed before the application has started, and asks for the public data that the page shows. The page itself is the
// same for everybody.
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
  // Some hosts answer every address with the home page: what it says is not meant there.
  const withoutSlash = (path) => path.replace(/\/+$/, '');
  const home = withoutSlash(new URL('.', document.currentScript.src).pathname);
  if (page.dataset.page && withoutSlash(location.pathname) !== withoutSlash(home + page.dataset.page)) {
    delete page.dataset.page;
    page.dataset.elsewhere = '';
  }

  const read = (key) => {
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
  if (read('eduempower.visitor') !== null) page.dataset.visitor = 'signed-in';

  // The one place that finds out; `prefersLittleData` and the splash read it here.
  const { saveData, effectiveType } = navigator.connection ?? {};
  const savesData = saveData || /2g$/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (savesData) page.dataset.littleData = '';

  /** Does what was pressed, chosen or sent before the application had started when it has; until then it looks pale. */
  const rememberPresses = () => {
    const waiting = new Map();
    const remember = (event, key, element, act) => {
      // React, which may be taking the page over at this moment, would do it a second time.
      event.stopPropagation();
      waiting.get(key)?.paleness.cancel();
      const paleness = element.animate({ opacity: 0.7 }, { duration: 150, fill: 'forwards' });
      waiting.set(key, { element, act, paleness });
    };
    const listeners = {
      click: (event) => {
        // The start-up check has a button of its own beside the application.
        const button = event.target.closest('#root button:not([type="submit"])');
        // What opens a dialog does so without a script where the browser knows such buttons.
        if (!button || (button.hasAttribute('commandfor') && 'command' in button)) return;
        remember(event, 'press', button, () => button.click());
      },
      submit: (event) => {
        event.preventDefault();
        const { target: form, submitter } = event;
        remember(event, 'press', submitter ?? form, () => form.requestSubmit(submitter));
      },
      change: (event) => {
        const { target: field } = event;
        if (!(field instanceof HTMLSelectElement)) return;
        const { value } = field;
        remember(event, field, field, () => {
          // Has React take the field over, with the value that the build drew.
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.value = value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        });
      },
    };
    for (const type in listeners) addEventListener(type, listeners[type], true);
    // React takes a page over in parts, and does so at once where a field is typed in. A form that it does not have yet
    // would load the page again, with what was typed in its address.
    const takeOver = ({ target: form }) => form.dispatchEvent(new Event('input', { bubbles: true }));
    new MutationObserver((_, observer) => {
      observer.disconnect();
      for (const type in listeners) removeEventListener(type, listeners[type], true);
      addEventListener('submit', takeOver, true);
      for (const { element, act, paleness } of waiting.values()) {
        paleness.cancel();
        if (element.isConnected) act();
      }
    }).observe(page, { attributeFilter: ['data-page'] });
  };
  if (page.dataset.page !== undefined) rememberPresses();

  /** What the API is asked for by the screen at this address; null where that is nothing public. */
  const publicRead = () => {
    const path = withoutSlash(location.pathname.slice(home.length));
    const [, screen, id] = /^\/(scholarship|crowdfunding)(?:\/([\w-]+))?$/.exec(path) ?? [];
    const list = { scholarship: 'scholarships', crowdfunding: 'fundraiser' }[screen];
    if (list === undefined || id === undefined) return list ?? null;
    if (id === 'start-campaign' || id === 'application-success') return null;
    if (id !== 'details') return `${list}/${id}`;
    const named = new URLSearchParams(location.search).get('id') ?? '';
    // The entry of the history may name another one.
    return history.state === null && /^[\w-]+$/.test(named) ? `${list}/${named}` : null;
  };
  const { api } = document.currentScript.dataset;
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
