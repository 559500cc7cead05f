import { useState } from 'react';

/**
 * Where the focus goes when an address opens one of a list's items in place of the list, or closes it: the pressed link is
 * gone. When the page loads with an item open, no link was pressed, and `isPressed` is false.
 */
export function useOpened(openId: string | null) {
  const [view, setView] = useState<{ readonly openId: string | null; readonly closedId?: string | null }>({
    openId,
  });
  if (view.openId !== openId) setView({ openId, closedId: view.openId });
  return { isPressed: view.closedId !== undefined, closedId: view.closedId ?? null };
}
