import { useState, useSyncExternalStore } from 'react';
import { holdsOutbox, outboxSignal, SIGNED_OUT } from '#shared/outbox/outbox-signal.ts';
import type { Session } from '#shared/ports/session.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import Outbox, { type OutboxProps } from './outbox.tsx';

export interface WhatWaitsProps {
  readonly session: Session;
  readonly context: RouterContext;
}

/** What a person has waiting to be sent; nothing where there is nothing. */
export default function WhatWaits({ session, context }: WhatWaitsProps) {
  const owner = session.status === 'signed-in' ? session.user.id : SIGNED_OUT;
  return <OutboxIfHeld key={owner} owner={owner} context={context} />;
}

function OutboxIfHeld(props: OutboxProps) {
  const isHeld = useSyncExternalStore(followOutboxes, () => holdsOutbox(props.owner));
  // Stays afterwards: its list may be open, and says that nothing waits any more.
  const [isShown, setShown] = useState(isHeld);
  if (isHeld && !isShown) setShown(true);
  return isShown && <Outbox {...props} />;
}

/** Calls back when this page or another tab may have put something in. */
function followOutboxes(listener: () => void): () => void {
  const stop = outboxSignal.subscribe(listener);
  // What another tab puts in is sent here when that tab is closed.
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
