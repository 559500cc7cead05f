import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { MessageSent } from './message-sent.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who has just sent a message: a user's id, '' for a visitor. */
    readonly messageFrom?: string;
  }
}

export const Route = createFileRoute('/contact-submitted')({
  head: headOf('Your message'),
  component: SubmittedRoute,
});

function SubmittedRoute() {
  const from = useRouterState({ select: ({ location }) => location.state.messageFrom });
  const session = useSession();
  // The next person on this device may come here by Back.
  return <MessageSent isSent={from === (session.status === 'signed-in' ? session.user.id : '')} />;
}
