import { useMutation } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { SIGNED_OUT } from '#shared/outbox/outbox-signal.ts';
import { useWaitingForm } from '#shared/outbox/use-waiting-form.ts';
import { WaitingNote } from '#shared/outbox/waiting-note.tsx';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { usePageAhead } from '#shared/router/use-page-ahead.ts';
import { useSession, useSessionPort } from '#shared/session/session-context.tsx';
import { fill } from '#shared/text/fill.ts';
import { toast } from '#shared/ui/toast.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { ContactScreen } from './contact-screen.tsx';
import { messageDraftStorage } from './message-draft.ts';
import { DirectMail, MessageForm } from './message-form.tsx';
import { sendMessageMutation } from './send-message-mutation.ts';
import { unansweredSend } from './unanswered-send-store.ts';
import { waitingMessageSchema } from './waiting-message.ts';

export const Route = createFileRoute('/contact/')({
  head: headOf(
    'Contact',
    'Write to EduEmpower about a scholarship, a donation or your account, or reach us by phone and email.',
  ),
  component: ContactRoute,
});

function ContactRoute() {
  const [isReady, setReady] = useState(false);
  // Drawn anew in short pieces: a person may be typing.
  useEffect(() => startTransition(() => setReady(true)), []);
  const now = useNow();
  return (
    <ContactScreen
      // The prerendered page has no draft and no time of day.
      now={isReady ? now : null}
      form={<OwnMessage isReady={isReady} />}
    />
  );
}

/**
 * The contact message: the form, or what waits until it can be sent. The prerendered page has the form, which stays the
 * same one through hydration, with what was typed and the focus.
 */
function OwnMessage({ isReady }: { readonly isReady: boolean }) {
  const { loadEmail } = Route.useRouteContext();
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const port = useSessionPort();
  const session = useSession();
  const { mutateAsync, isPending } = useMutation(sendMessageMutation(loadEmail));
  usePageAhead('/contact-submitted', isPending);
  const [round, setRound] = useState(0);
  const [draft] = useState(() =>
    messageDraftStorage({
      owner: () => {
        const present = port.getSnapshot();
        return present.status === 'signed-in' ? present.user.id : null;
      },
    }),
  );
  const [unanswered] = useState(() => unansweredSend(draft));
  const writer = session.status === 'signed-in' ? session.user : null;
  const { note, put } = useWaitingForm({
    userId: writer?.id ?? SIGNED_OUT,
    kind: 'message',
    schema: waitingMessageSchema,
    saveDraft: draft.save,
  });

  if (isReady && note !== null) {
    return (
      <WaitingNote {...note} isInTab={writer === null}>
        {note.entry.state === 'refused' && <DirectMail />}
      </WaitingNote>
    );
  }
  return (
    <MessageForm
      key={round}
      isReady={isReady}
      writer={writer}
      draft={draft}
      mayHaveArrived={unanswered.mayHaveArrived}
      send={(message) => unanswered.run(() => mutateAsync(message))}
      later={{
        keep: (message) =>
          put({
            title: fill('Message: {subject}', { subject: message.subject }),
            payload: message,
            deadline: null,
            // The service cannot be asked whether it has arrived. The person was told that it may have, and chose to send it again.
            isDoubtful: false,
          }),
      }}
      onSent={(message) => {
        void toast.success('Message sent successfully!');
        // A user who has navigated away meanwhile stays there. Replaced, so that Back skips the sent form.
        if (!isStillHere()) return;
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
  );
}
