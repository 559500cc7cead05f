import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { MessageSent } from './message-sent.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The reply address of the message just sent. The page works without it, too. */
    readonly answerTo?: string;
  }
}

export const Route = createFileRoute('/contact-submitted')({
  head: headOf('Your message'),
  component: SubmittedRoute,
});

function SubmittedRoute() {
  const answerTo = useRouterState({ select: ({ location }) => location.state.answerTo });
  return <MessageSent answerTo={typeof answerTo === 'string' ? answerTo : null} />;
}
