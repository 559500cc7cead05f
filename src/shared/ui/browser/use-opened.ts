import { useState } from 'react';

/**
 * For a page that replaces its list by the item in its address: tells where to move the focus,
 * because the pressed link is gone.
 *
 * @returns `isPressed`, false if the page loaded with the item open, and `closedId`, the last
 * closed item
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
