import { type MutationKey, useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether a write from an earlier visit to the form is still running: its draft must not be sent twice. */
export function useIsStillSending(mutationKey: MutationKey | undefined): boolean {
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [wasSending, setWasSending] = useState(isSending);
  if (wasSending && !isSending) setWasSending(false);
  return wasSending && isSending;
}
