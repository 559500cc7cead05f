import { useEffect, useState } from 'react';
import { onSignOut } from './sign-out-channel.ts';

/**
 * The id of the last user who signed out, in any tab, since the page was opened (AUTH-07). A form on a page without a
 * guard stays when its session expires, and is cleared at sign-out.
 */
export function useSignedOutUser(): string | null {
  const [userId, setUserId] = useState<string | null>(null);
  useEffect(() => onSignOut((notice) => setUserId(notice.userId)), []);
  return userId;
}
