import { type RefObject, useEffect } from 'react';

/** Listens for keys on the page, and in the panel's own window while the panel is there. */
export function useKeys(panel: RefObject<Element | null>, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const documents = new Set([document, panel.current?.ownerDocument ?? document]);
    for (const each of documents) each.addEventListener('keydown', onKey);
    return () => {
      for (const each of documents) each.removeEventListener('keydown', onKey);
    };
  });
}
