import { useMutation } from '@tanstack/react-query';
import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession, useSessionPort } from '#shared/session/session-context.tsx';
import { localArea, sessionArea } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/toast.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { ContactScreen } from './contact-screen.tsx';
import { messageDraftStorage } from './message-draft.ts';
import { MessageForm } from './message-form.tsx';
import { sendMessageMutation } from './send-message-mutation.ts';

const HERE = '/contact';

export const Route = createFileRoute('/contact/')({
  head: () => ({
    meta: [
      { title: 'Contact · EduEmpower' },
      {
        name: 'description',
        content:
          'Write to EduEmpower about a scholarship, a donation or your account, or reach us by phone and email.',
      },
    ],
  }),
  component: ContactRoute,
});

function ContactRoute() {
  const { loadEmail } = Route.useRouteContext();
  const router = useRouter();
  const port = useSessionPort();
  const session = useSession();
  const isHydrated = useHydrated();
  const now = useNow();
  const { mutateAsync } = useMutation(sendMessageMutation(loadEmail));
  const [round, setRound] = useState(0);
  const [draft] = useState(() =>
    messageDraftStorage({
      owner: () => {
        const present = port.getSnapshot();
        return present.status === 'signed-in' ? present.user.id : null;
      },
      session: sessionArea,
      local: localArea,
    }),
  );
  // The page that the build drew holds nobody's draft and no time of day.
  const present = isHydrated ? { now, draft } : { now: null, draft: noDraft };

  return (
    <ContactScreen
      now={present.now}
      form={
        <MessageForm
          key={`${round} ${isHydrated}`}
          writer={session.status === 'signed-in' ? session.user : null}
          draft={present.draft}
          isReady={isHydrated}
          send={mutateAsync}
          onSent={(message) => {
            void toast.success('Message sent successfully!');
            // Who has gone elsewhere meanwhile stays there. Back does not lead to a form that has been sent.
            if (router.state.location.pathname !== HERE) return;
            void router.navigate({
              to: '/contact-submitted',
              state: { answerTo: message.email },
              replace: true,
            });
          }}
          onFailed={({ text }) => void toast.error(text)}
          onDiscard={() => setRound((count) => count + 1)}
          onReload={() => window.location.reload()}
        />
      }
    />
  );
}

const noDraft = messageDraftStorage({ owner: () => null, session: () => null, local: () => null });
