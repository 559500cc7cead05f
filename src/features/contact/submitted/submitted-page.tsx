import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { MessageSent } from './message-sent.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sender of the last message: a user's id, or an empty string for a visitor. */
    readonly messageFrom?: string;
    /** The email address that the sender gave for the reply. */
    readonly messageReplyTo?: string;
  }
}

export const Route = createFileRoute('/contact-submitted')({
  head: headOf('Your message'),
  component: SubmittedRoute,
});

function SubmittedRoute() {
  const { messageFrom, messageReplyTo } = useRouterState({ select: ({ location }) => location.state });
  const session = useSession();
  // Compares the sender's id, because the next user of this device may open this page with Back.
  const isSent = messageFrom === (session.status === 'signed-in' ? session.user.id : '');
  return <MessageSent isSent={isSent} replyTo={messageReplyTo} />;
}
