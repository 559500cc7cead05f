// Shows the splash once per session (SHELL-01), for 1.5 s or until the application has rendered, if that takes longer.
// It runs before the application and never delays it.
(() => {
  const SHOWN_MS = 1500;
  const LEAVING_MS = 200;
  /** The longest that the splash shows. */
  const LONGEST_MS = 10_000;
  const KEY = 'eduempower.splash';
  /** What ends the splash immediately. The page below is usually ready, and receives the press, the key or the turn itself. */
  const ENDS = ['keydown', 'pointerdown', 'wheel'];

  const splash = document.getElementById('splash');
  const root = document.getElementById('root');
  if (!splash || !root) return;

  /**
   * Plays the video behind the text; without autoplay the background is plain. The video is so small that browsers do not
   * count it as the largest paint.
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
      // Without storage the splash would show on every page.
      return true;
    }
  };
  // With data saving on, the video is not loaded (before-paint.js).
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
