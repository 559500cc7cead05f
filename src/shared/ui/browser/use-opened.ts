import { useState } from 'react';

/**
 * Tells a page that shows either a list or the item named in its URL where to move the focus. When
 * the user opens or closes an item, the pressed link disappears.
 *
 * @returns `isPressed`, whether the user has opened or closed an item since the page loaded, and
 * `closedId`, the id of the item that was open before
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
