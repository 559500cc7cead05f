import { mailHref } from '#shared/facts/contact-details.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { encodeText } from '#shared/text/encode-text.ts';

/** Maximum length of a link. Windows silently drops longer ones. */
const LONGEST = 2000;

/**
 * A link that opens the message in the user's mail program. Leaves out the text if it is too long.
 */
export function mailLink({ subject, message }: EmailMessage): string {
  const withSubject = `${mailHref}?subject=${encodeText(subject)}`;
  const whole = `${withSubject}&body=${encodeText(message.replace(/\r?\n/g, '\r\n'))}`;
  return [whole, withSubject].find((link) => link.length <= LONGEST) ?? mailHref;
}
