import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { outboxChannel } from '#shared/outbox/outbox-channel.ts';
import type { OutboxChannel } from '#shared/outbox/outbox-sender.ts';
import type { LoadEmailSender } from '#shared/ports/email.ts';
import { deliveryOf, sendFailureOf } from './send-failure.ts';
import { sendMessageMutation } from './send-message-mutation.ts';
import { waitingMessageSchema } from './waiting-message.ts';

/** Sends a message that waited. The service cannot be asked whether it has arrived. */
export function messageChannel(load: LoadEmailSender, queryClient: QueryClient): OutboxChannel {
  return outboxChannel({
    schema: waitingMessageSchema,
    send: (message) => new MutationObserver(queryClient, sendMessageMutation(load)).mutate(message),
    refusal: (error) => {
      const { text, why, advice } = sendFailureOf(error);
      return [text, why, advice].join(' ');
    },
    deliveryOf,
  });
}
