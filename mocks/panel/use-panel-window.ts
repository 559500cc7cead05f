import { useEffect, useEffectEvent, useState } from 'react';

const NAME = 'eduempower-mock-panel';
const FEATURES = 'popup,width=460,height=820';

/** Brings the page's styles into the panel's window; they are the panel's, too. */
function copyStyles(from: Document, to: Document): void {
  to.head.replaceChildren(
    ...[...from.querySelectorAll('style, link[rel="stylesheet"]')].map((node) => to.importNode(node, true)),
  );
  to.documentElement.setAttribute(
    'data-mantine-color-scheme',
    from.documentElement.getAttribute('data-mantine-color-scheme') ?? 'light',
  );
  to.title = 'Mock panel';
}

/**
 * The body of the panel's own window while it is wanted, to draw into; null before it is there. A window of this name
 * that an earlier page of this tab has opened is used again.
 *
 * @param isWanted whether there is to be such a window
 * @param onGone the person closed it, or the browser does not allow it
 */
export function usePanelWindow(isWanted: boolean, onGone: () => void): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!isWanted) return;
    const view = window.open('', NAME, FEATURES);
    if (view === null) {
      gone();
      return;
    }
    view.document.body.replaceChildren();
    copyStyles(document, view.document);
    setBody(view.document.body);
    const watch = setInterval(() => view.closed && gone(), 500);
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(watch);
      window.removeEventListener('pagehide', leave);
      setBody(null);
      if (!isLeaving) view.close();
    };
  }, [isWanted]);
  return body;
}
