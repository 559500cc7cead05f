import { useState } from 'react';

/**
 * Tells a page whose address opens an item in place of its list where the focus belongs: the pressed link is gone.
 *
 * @returns `isPressed`, false if the page loaded with the item open, and `closedId`, the item that was closed last
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
