// Fetches and starts the application of a page that the build drew, once that is painted. Says so when an application
// does not start: at once when its script cannot be loaded, and after 10 seconds when nothing is on the page yet. It
// runs before the application, depends on nothing else, and takes its words back as soon as the application draws.
(() => {
  const PATIENCE_MS = 10_000;
  const FAILED = 'EduEmpower could not be loaded. Check your connection, then reload the page.';
  const SLOW = 'EduEmpower is taking longer than usual to load. You can wait, or check your connection and reload the page.';

  const root = document.getElementById('root');
  if (!root) return;
  // What another page says is hidden (early.js).
  const isEmpty = () => !root.hasChildNodes() || 'elsewhere' in document.documentElement.dataset;
  let notice = null;

  const say = (text) => {
    notice?.remove();
    notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    // The system's own colors follow light and dark; no style sheet has to arrive for them. On an empty page the
    // notice takes the middle; what can be read already stays readable above it.
    notice.style.cssText = `position: fixed; inset: ${isEmpty() ? '0' : 'auto 0 0'}; z-index: 2000;
      display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; color-scheme: light dark;
      background: Canvas; color: CanvasText; font: 18px/1.5 system-ui, sans-serif; text-align: center;`;
    const words = document.createElement('p');
    words.textContent = text;
    words.style.cssText = 'margin: 0; max-width: 36em; text-wrap: balance;';
    const reload = document.createElement('button');
    reload.type = 'button';
    reload.textContent = 'Reload the page';
    reload.style.cssText = 'min-height: 44px; padding: 8px 20px; font: inherit;';
    reload.addEventListener('click', () => location.reload());
    notice.append(words, reload);
    document.body.append(notice);
  };

  const isApplication = ({ target }) => target instanceof HTMLScriptElement && target.type === 'module';
  const onError = (event) => {
    if (!isApplication(event)) return;
    clearTimeout(timer);
    say(FAILED);
  };
  const onDrawn = () => {
    // What another page says has only been taken away.
    if (isEmpty()) return;
    clearTimeout(timer);
    removeEventListener('error', onError, true);
    observer.disconnect();
    notice?.remove();
  };

  // The failure of a script does not bubble.
  addEventListener('error', onError, true);
  const observer = new MutationObserver(onDrawn);
  observer.observe(root, { childList: true });
  // A page that the build drew is taken over as it is, and then loses its mark.
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] });
  const timer = setTimeout(() => {
    if (isEmpty()) say(SLOW);
  }, PATIENCE_MS);

  const application = document.querySelector('template#application');
  const start = () => document.head.append(application.content);
  // A page that nobody looks at has no next frame.
  if (application && document.hidden) start();
  else if (application) requestAnimationFrame(() => setTimeout(start));
})();
