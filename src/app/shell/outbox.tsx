import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
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

/** Where nothing else wakes it, a moment later than what it waits for, in milliseconds. */
const LATER_MS = 100;

/** Sends what one person has waiting, and shows it: at the first sight of a page, when the line or the tab is back. */
export default function Outbox({ owner, context }: OutboxProps) {
  const outbox = outboxOf(owner);
  const entries = useStore(outbox.store.entries);
  const now = useNow();
  const isOnline = useOnline();
  const [sender] = useState(() => createSender(owner, context));
  const { turn, isAtOnce } = useStore(outboxSignal);

  useEffect(() => {
    // A browser without locks may have other tabs that do the same just now: there, the person says when.
    if (navigator.locks === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      void sender.sendAll().then(() => {
        const due = sender.nextDue();
        // What is overdue by now waits for the line, and not for a moment.
        if (due !== null && due > Date.now()) timer = setTimeout(wake, due - Date.now() + LATER_MS);
      });
    };
    wake();
    const stopFollowing = outbox.store.entries.subscribe(() => {
      const due = sender.nextDue();
      if (due === null || due <= Date.now()) return;
      clearTimeout(timer);
      timer = setTimeout(wake, due - Date.now() + LATER_MS);
    });
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      stopFollowing();
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', wake);
    };
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
