// On a prerendered page, loads and starts the application after the first paint. On every page,
// shows a message if the application does not start. The message appears immediately if the browser
// is too old or a script cannot be loaded, and otherwise after 10 seconds. It disappears as soon as
// the application renders. This script runs before the application and depends on nothing else. It
// is written in ECMAScript 5 for old browsers. The minified script stays in ECMAScript 5 only if
// this file contains no backtick, even in comments (see scripts/build/minify-public.ts).
(function () {
  var PATIENCE_MS = 10000;
  var FAILED = 'EduEmpower could not be loaded. Check your connection, then reload the page.';
  var SLOW = 'EduEmpower is taking longer than usual to load. You can wait, or check your connection and reload the page.';
  var TOO_OLD =
    'This browser is too old for EduEmpower: search, sign-in and forms do not work. Update it, or use Chrome 109, Firefox 115, Safari 16.4 or newer.';

  var root = /** @type {HTMLElement} */ (document.getElementById('root'));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  var timer;
  /** @type {HTMLElement | null} */
  var notice = null;

  // True if the page shows no content. before-paint.js hides content that comes from another page's
  // HTML.
  function isEmpty() {
    return !root.hasChildNodes() || document.documentElement.hasAttribute('data-elsewhere');
  }

  // Checks for features that older browsers lack. Safari before 16.4 lacks lookbehind. Chrome
  // before 105 and Firefox before 110 lack container queries.
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
    // System colors follow the color scheme without a style sheet. On an empty page the message
    // fills the window. On a prerendered page it stays at the bottom, so that the page remains
    // readable. Browsers ignore declarations that they don't support.
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
    if (text === FAILED || text === SLOW) {
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
    // The application may give its own reason in an error event's message.
    say(isTooOld() ? TOO_OLD : (event instanceof ErrorEvent && event.message) || FAILED);
  }

  function onDrawn() {
    // A change to the page does not prove that the application has rendered. The change may be the
    // removal of another page's content, or an extension's change to a prerendered page.
    if (isEmpty() || document.documentElement.hasAttribute('data-page')) return;
    clearTimeout(timer);
    removeEventListener('error', onError, true);
    observer.disconnect();
    takeBack();
  }

  // A script's error event does not bubble, so the listener uses the capture phase.
  addEventListener('error', onError, true);
  var observer = new MutationObserver(onDrawn);
  observer.observe(root, { childList: true });
  // Hydration keeps a prerendered page's elements and removes the data-page attribute.
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] });
  if (isTooOld()) say(TOO_OLD);
  else {
    timer = setTimeout(function () {
      say(SLOW);
    }, PATIENCE_MS);
  }

  /** @type {HTMLTemplateElement | null} */
  var application = document.querySelector('template#application');
  function start() {
    if (!application) return;
    // Scripts run in order, each in its own task. The last script imports the others.
    Array.prototype.forEach.call(application.content.querySelectorAll('script'), function (script) {
      script.async = false;
    });
    document.head.appendChild(application.content);
  }
  // A hidden page gets no animation frames, so the application starts immediately.
  if (document.hidden) start();
  else {
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  }
})();
