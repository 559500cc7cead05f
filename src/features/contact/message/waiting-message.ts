import * as v from 'valibot';
import type { EmailMessage } from '#shared/ports/email.ts';

/** A message that waits on the device. */
export const waitingMessageSchema: v.GenericSchema<EmailMessage> = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
});
