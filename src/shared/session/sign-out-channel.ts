import * as v from 'valibot';

const NAME = 'eduempower.sign-out';

const noticeSchema = v.object({ userId: v.string(), deletesDrafts: v.boolean() });

/** The message sent to all tabs on sign-out. */
export type SignOutNotice = v.InferOutput<typeof noticeSchema>;

/** Tells every tab of this browser that a user has signed out. */
export function announceSignOut(notice: SignOutNotice): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(notice);
  channel.close();
}

/**
 * Calls the listener when a user signs out in any tab.
 *
 * @returns a function that removes the listener
 */
export function onSignOut(listener: (notice: SignOutNotice) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    const notice = v.safeParse(noticeSchema, data);
    if (notice.success) listener(notice.output);
  });
  return () => channel.close();
}
