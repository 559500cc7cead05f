import { type MutationKey, useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether a write that was running when the page opened is still running: its user left the form and came back to the
 * draft, which must not be sent twice.
 */
export function useIsStillSending(mutationKey: MutationKey | undefined): boolean {
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [wasSending, setWasSending] = useState(isSending);
  if (wasSending && !isSending) setWasSending(false);
  return wasSending && isSending;
}
