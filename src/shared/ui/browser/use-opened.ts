import { useState } from 'react';

/**
 * For a page that shows a list, or the item named in its address. Tells the page where to move the
 * focus, because the pressed link is gone.
 *
 * @returns `isPressed`, whether the user has opened or closed an item since the page loaded, and
 * `closedId`, the item that was open before
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
