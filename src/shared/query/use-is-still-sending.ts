import { type MutationKey, useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether a write that was on its way when the page opened still is: a person has left its form and come back to the
 * draft, which must not be sent a second time meanwhile.
 */
export function useIsStillSending(mutationKey: MutationKey | undefined): boolean {
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [wasSending, setWasSending] = useState(isSending);
  if (wasSending && !isSending) setWasSending(false);
  return wasSending && isSending;
}
