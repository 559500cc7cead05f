import { useState } from 'react';

/**
 * Moves the focus when the address opens an item in place of its list, or closes it, because the pressed link is
 * gone. If the page loads with an item open, the user pressed no link, and `isPressed` is false.
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
