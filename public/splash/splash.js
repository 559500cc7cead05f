// Shows the splash once per session (SHELL-01) for 1.5 seconds. If the application takes longer to
// render, the splash stays until it has rendered, but for no more than 10 seconds. The splash never
// delays the application.
(() => {
  const SHOWN_MS = 1500;
  const LEAVING_MS = 200;
  /** The splash ends after this time even if the application has not rendered. */
  const LONGEST_MS = 10_000;
  const KEY = 'eduempower.splash';
  /** Events that end the splash immediately. The page below the splash receives them too. */
  const ENDS = ['keydown', 'pointerdown', 'wheel'];

  const splash = document.getElementById('splash');
  const root = document.getElementById('root');
  if (!splash || !root) return;

  /**
   * Plays the video behind the text. If the browser blocks autoplay, the background stays plain.
   * The video file is so small that browsers do not count it as the largest contentful paint.
   */
  const playBehind = () => {
    const video = document.createElement('video');
    video.muted = true;
    video.loop = true;
    video.playsInline = true;
    const { video: light, videoDark: dark } = splash.dataset;
    video.src = (document.documentElement.dataset.mantineColorScheme === 'dark' ? dark : light) ?? '';
    splash.prepend(video);
    video.play().catch(() => {});
  };

  const isSeen = () => {
    try {
      const seen = sessionStorage.getItem(KEY) === 'seen';
      sessionStorage.setItem(KEY, 'seen');
      return seen;
    } catch {
      // If storage is blocked, the splash counts as seen, so that it doesn't show on every page.
      return true;
    }
  };
  // Skips the splash if the page should load less data. before-paint.js sets `littleData` in that
  // case.
  if (isSeen() || 'littleData' in document.documentElement.dataset) {
    splash.remove();
    return;
  }

  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!prefersStill) setTimeout(playBehind);
  splash.hidden = false;

  let isOver = false;
  let hasStood = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    for (const kind of ENDS) removeEventListener(kind, leave);
    splash.dataset.leaving = '';
    setTimeout(() => splash.remove(), prefersStill ? 0 : LEAVING_MS);
  };
  const leaveWhenReady = () => {
    if (hasStood && root.childNodes.length > 0) leave();
  };
  const observer = new MutationObserver(leaveWhenReady);
  observer.observe(root, { childList: true });
  setTimeout(() => {
    hasStood = true;
    leaveWhenReady();
  }, SHOWN_MS);
  setTimeout(leave, LONGEST_MS);
  for (const kind of ENDS) addEventListener(kind, leave);
})();
