import { useState } from 'react';

/**
 * Helps a page decide where to move the focus. The page shows either a list or the single item
 * named in its URL. When the user opens or closes an item, the link that they pressed disappears.
 *
 * @returns `isPressed`, whether the user has opened or closed an item since the page loaded, and
 * `closedId`, the id of the item that was open before, if any
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
