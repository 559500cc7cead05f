import { useEffect, useState } from 'react';
import { onSignOut } from './sign-out-channel.ts';

/** The id of the last user who signed out in any tab (AUTH-07): a form of theirs is cleared. */
export function useSignedOutUser(): string | null {
  const [userId, setUserId] = useState<string | null>(null);
  useEffect(() => onSignOut((notice) => setUserId(notice.userId)), []);
  return userId;
}
