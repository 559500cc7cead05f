import type { OutboxEntry } from '#shared/outbox/outbox-rules.ts';
import { AppLink } from '#shared/ui/app-link.tsx';

/** The next step after an application that waited and was sent, or refused. */
export function WaitingNextStep({ state }: Pick<OutboxEntry, 'state'>) {
  if (state !== 'sent' && state !== 'refused') return null;
  return (
    <p>
      {state === 'refused' &&
        'Your answers are still here: edit them and send them again, or withdraw them. '}
      <AppLink to="/student/applications">See my applications</AppLink>
      {state === 'refused' && (
        <>
          , or <AppLink to="/scholarship">browse scholarships</AppLink>
        </>
      )}
      .
    </p>
  );
}
