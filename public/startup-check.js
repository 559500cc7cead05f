// Fetches and starts the application of a page that the build drew, once that is painted, and says so when an application does not
// start: at once when the browser is too old or the script cannot be loaded, and after 10 seconds when nothing is on the
// page yet. It runs before the application, depends on nothing else, and takes its words back as soon as the application
// draws something. It is written in ECMAScript 5, so that an old browser can run it.
(function () {
  var PATIENCE_MS = 10000;
  var FAILED = 'EduEmpower could not be loaded. Check your connection, then reload the page.';
  var SLOW = 'EduEmpower is taking longer than usual to load. You can wait, or check your connection and reload the page.';
  var TOO_OLD =
    'This browser is too old for EduEmpower: searching, signing in and forms do not work in it. Update it, or use Chrome 109, Firefox 115, Safari 16.4 or newer.';

  var root = /** @type {HTMLElement} */ (document.getElementById('root'));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  var timer;
  /** @type {HTMLElement | null} */
  var notice = null;

  // What another page says is hidden (early.js).
  function isEmpty() {
    return !root.hasChildNodes() || document.documentElement.hasAttribute('data-elsewhere');
  }

  // Safari and iOS have the first since 16.4; Chrome and Firefox lacked one of the others not long before 109 and 115.
  function isTooOld() {
    try {
      return !(new RegExp('(?<=a)') && 'findLast' in [] && CSS.supports('container-type: size'));
    } catch (error) {
      return true;
    }
  }

  function takeBack() {
    if (notice) document.body.removeChild(notice);
    notice = null;
  }

  /** @param {string} text */
  function say(text) {
    takeBack();
    notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    // The system's own colors follow light and dark; no style sheet has to arrive for them. On an empty page the
    // notice takes the middle; what can be read already stays readable above it. A browser reads of it what it knows.
    notice.style.cssText =
      'position: fixed; ' +
      (isEmpty() ? 'top: 0; ' : '') +
      'right: 0; bottom: 0; left: 0; z-index: 2000; display: grid; place-content: center; justify-items: center; gap: 16px; ' +
      'padding: 24px; color-scheme: light dark; background: #fff; background: Canvas; color: CanvasText; ' +
      'font: 18px/1.5 system-ui, sans-serif; text-align: center;';
    var words = document.createElement('p');
    words.textContent = text;
    words.style.cssText = 'margin: 0; max-width: 36em; text-wrap: balance;';
    notice.appendChild(words);
    if (text !== TOO_OLD) {
      var reload = document.createElement('button');
      reload.type = 'button';
      reload.textContent = 'Reload the page';
      reload.style.cssText = 'min-height: 44px; padding: 8px 20px; font: inherit;';
      reload.addEventListener('click', function () {
        location.reload();
      });
      notice.appendChild(reload);
    }
    document.body.appendChild(notice);
  }

  /** @param {Event} event */
  function onError(event) {
    if (!(event.target instanceof HTMLScriptElement && event.target.type === 'module')) return;
    clearTimeout(timer);
    say(isTooOld() ? TOO_OLD : FAILED);
  }

  function onDrawn() {
    // What another page says has only been taken away.
    if (isEmpty()) return;
    clearTimeout(timer);
    removeEventListener('error', onError, true);
    observer.disconnect();
    takeBack();
  }

  // The failure of a script does not bubble.
  addEventListener('error', onError, true);
  var observer = new MutationObserver(onDrawn);
  observer.observe(root, { childList: true });
  // A page that the build drew is taken over as it is, and then loses its mark.
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] });
  if (isTooOld()) say(TOO_OLD);
  else {
    timer = setTimeout(function () {
      if (isEmpty()) say(SLOW);
    }, PATIENCE_MS);
  }

  /** @type {HTMLTemplateElement | null} */
  var application = document.querySelector('template#application');
  function start() {
    if (application) document.head.appendChild(application.content);
  }
  // A hidden page has no next frame.
  if (document.hidden) start();
  else {
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  }
})();
