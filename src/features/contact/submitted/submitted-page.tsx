import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { MessageSent } from './message-sent.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the answer to the message that was sent just now goes. The page works without it, too. */
    readonly answerTo?: string;
  }
}

export const Route = createFileRoute('/contact-submitted')({
  head: () => ({ meta: [{ title: 'Your message · EduEmpower' }] }),
  component: SubmittedRoute,
});

function SubmittedRoute() {
  const answerTo = useRouterState({ select: ({ location }) => location.state.answerTo });
  return <MessageSent answerTo={typeof answerTo === 'string' ? answerTo : null} />;
}
