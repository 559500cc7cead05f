import type { OutboxEntry } from '#shared/outbox/outbox-rules.ts';
import { AppLink } from '#shared/ui/app-link.tsx';

export interface WaitingNextStepProps {
  readonly entry: Pick<OutboxEntry, 'state' | 'deadline'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The next step after an application that waited and was sent, or refused. */
export function WaitingNextStep({ entry, now }: WaitingNextStepProps) {
  const { state, deadline } = entry;
  if (state !== 'sent' && state !== 'refused') return null;
  return (
    <p>
      {state === 'refused' &&
        (deadline !== null && deadline <= now
          ? 'Your answers are still here, but the deadline has passed: withdraw them when you no longer need them. '
          : 'Your answers are still here: edit them and send them again, or withdraw them. ')}
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
