import { applicationChannel } from '#features/application/index.ts';
import { messageChannel } from '#features/contact/index.ts';
import { organizationChannel } from '#features/organization/index.ts';
import { studentChannel } from '#features/student/index.ts';
import type { OutboxKind } from '#shared/outbox/outbox-rules.ts';
import type { OutboxChannel } from '#shared/outbox/outbox-sender.ts';
import type { RouterContext } from '#shared/router/router-context.ts';

/** How each kind of thing that waits is sent. */
export function outboxChannels(context: RouterContext): Readonly<Record<OutboxKind, OutboxChannel>> {
  const { api, queryClient, storage, loadEmail } = context;
  return {
    application: applicationChannel(context),
    'student-profile': studentChannel({ ...context, files: storage.files }),
    'organization-profile': organizationChannel({ api, tables: storage.tables }, queryClient),
    message: messageChannel(loadEmail, queryClient),
  };
}
