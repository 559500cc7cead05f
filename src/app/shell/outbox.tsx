import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keepSending } from '#shared/outbox/keep-sending.ts';
import { createOutboxSender } from '#shared/outbox/outbox-sender.ts';
import { outboxSignal, SIGNED_OUT } from '#shared/outbox/outbox-signal.ts';
import { outboxOf } from '#shared/outbox/person-outbox.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { browserLocks } from '#shared/store/tab-locks.ts';
import { fill } from '#shared/text/fill.ts';
import { toast } from '#shared/ui/toast.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { OutboxButton } from './outbox-button.tsx';

export interface OutboxProps {
  /** Whose outbox it is. */
  readonly owner: string;
  readonly context: RouterContext;
}

/** Shows what one person has waiting, and sends it. */
export default function Outbox({ owner, context }: OutboxProps) {
  const outbox = outboxOf(owner);
  const entries = useStore(outbox.store.entries);
  const now = useNow();
  const isOnline = useOnline();
  const [sender] = useState(() => createSender(owner, context));
  const { turn, isAtOnce } = useStore(outboxSignal);

  useEffect(() => {
    // Without locks another tab may be sending the same thing: there, the person says when.
    if (navigator.locks === undefined) return;
    return keepSending(sender, outbox.store);
  }, [sender, outbox]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn says that the person has asked once more
  useEffect(() => {
    if (isAtOnce) void sender.sendAll(true);
  }, [sender, turn, isAtOnce]);

  return <OutboxButton entries={entries} now={now} isOnline={isOnline} outbox={outbox} />;
}

function createSender(owner: string, context: RouterContext) {
  const { store, lockName } = outboxOf(owner);
  const sender = createOutboxSender({
    store,
    lockName,
    locks: browserLocks(navigator.locks),
    loadChannels: async () => (await import('../outbox-channels.ts')).outboxChannels(context),
    isOwner: () => {
      const session = context.session.getSnapshot();
      return owner === SIGNED_OUT
        ? session.status !== 'signed-in'
        : session.status === 'signed-in' && session.user.id === owner;
    },
    isOnline: () => navigator.onLine,
    now: Date.now,
    random: Math.random,
    onEnd: ({ state, title }) => {
      if (state === 'sent') void toast.success(fill('Sent: {title}', { title }));
      else if (state === 'refused') void toast.error(fill('Not accepted: {title}', { title }));
      else void toast.error(fill('It is unclear whether it has arrived: {title}', { title }));
    },
  });
  return {
    ...sender,
    sendAll: (atOnce?: boolean) =>
      sender.sendAll(atOnce).catch((error: unknown) => {
        console.warn('What waits could not be sent; it is retried later', error);
      }),
  };
}
