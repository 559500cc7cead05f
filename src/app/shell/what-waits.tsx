import { useStore } from 'zustand';
import { holdsOutbox, outboxSignal, SIGNED_OUT } from '#shared/outbox/outbox-signal.ts';
import type { Session } from '#shared/ports/session.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import Outbox from './outbox.tsx';

export interface WhatWaitsProps {
  readonly session: Session;
  readonly context: RouterContext;
}

/** What a person has waiting to be sent; nothing where there is nothing. */
export default function WhatWaits({ session, context }: WhatWaitsProps) {
  const owner = session.status === 'signed-in' ? session.user.id : SIGNED_OUT;
  useStore(outboxSignal);
  if (!holdsOutbox(owner)) return null;
  return <Outbox key={owner} owner={owner} context={context} />;
}
