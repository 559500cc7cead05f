import { useMutation } from '@tanstack/react-query';
import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { usePreloadPage } from '#shared/router/use-preload-page.ts';
import { useDroppedUser } from '#shared/session/dropped-user.ts';
import { useSession, useSessionPort } from '#shared/session/session-context.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { ContactScreen } from './contact-screen.tsx';
import { messageDraftStorage } from './message-draft.ts';
import { MessageForm } from './message-form.tsx';
import { messageSearchSchema } from './message-search.ts';
import { sendMessageMutation } from './send-message-mutation.ts';

export const Route = createFileRoute('/contact/')({
  validateSearch: messageSearchSchema,
  head: headOf(
    'Contact',
    'Write to EduEmpower about a scholarship, a donation or your account, or reach us by phone or email.',
  ),
  component: ContactRoute,
});

function ContactRoute() {
  const isHydrated = useHydrated();
  const dropped = useDroppedUser();
  // A new key clears the form when the user signs out or another user signs in (AUTH-07).
  return <ContactScreen form={<OwnMessage key={dropped} isReady={isHydrated} />} />;
}

/** The contact form. Hydrates the prerendered form without losing typed text or focus. */
function OwnMessage({ isReady }: { readonly isReady: boolean }) {
  const { email } = Route.useRouteContext();
  const given = Route.useSearch();
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const port = useSessionPort();
  const session = useSession();
  const { mutateAsync, isPending } = useMutation(sendMessageMutation(email));
  usePreloadPage('/contact-submitted', isPending);
  const [round, setRound] = useState(0);
  // Text belongs to the user who typed it, even after their session has expired.
  const [ownerId] = useState(() => {
    let last: string | null = null;
    return () => {
      const present = port.getSnapshot();
      if (present.status === 'signed-in') last = present.user.id;
      return last;
    };
  });
  const [storage] = useState(() => messageDraftStorage({ owner: ownerId }));
  const writer = session.status === 'signed-in' ? session.user : null;

  return (
    <MessageForm
      key={round}
      isReady={isReady}
      writer={writer}
      given={given}
      storage={storage}
      actions={{
        send: mutateAsync,
        onSent: ({ email: messageReplyTo }) => {
          void toast.success('Message sent successfully!');
          // If the user has left the form, they stay where they are. Otherwise, the confirmation
          // page replaces the form's history entry, so that Back skips the sent form.
          if (!isStillHere()) return;
          void router.navigate({
            to: '/contact-submitted',
            state: { messageFrom: writer?.id ?? '', messageReplyTo },
            replace: true,
          });
        },
        onFailed: ({ text }) => void toast.error(text),
        onDiscard: () => setRound((count) => count + 1),
      }}
    />
  );
}
