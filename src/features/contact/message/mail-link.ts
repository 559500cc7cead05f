import { mailHref } from '#shared/facts/contact-details.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { encodeText } from '#shared/text/encode-text.ts';

/** The longest link that systems pass on to a mail program; Windows silently drops a longer one. */
const LONGEST = 2000;

/** A link that opens the message in the user's mail program, with its text where it is short enough. */
export function mailLink({ subject, message }: EmailMessage): string {
  const withSubject = `${mailHref}?subject=${encodeText(subject)}`;
  const whole = `${withSubject}&body=${encodeText(message.replace(/\r?\n/g, '\r\n'))}`;
  return [whole, withSubject].find((link) => link.length <= LONGEST) ?? mailHref;
}
