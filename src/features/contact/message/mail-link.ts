import { mailHref } from '#shared/facts/contact-details.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { encodeText } from '#shared/text/encode-text.ts';

/** Maximum length of a link, in characters. Windows silently drops longer ones. */
const LONGEST = 2000;

/**
 * A link that opens the message in the user's mail program. If the link would be too long, leaves
 * out the text, and if necessary the subject.
 */
export function mailLink({ subject, message }: EmailMessage): string {
  const withSubject = `${mailHref}?subject=${encodeText(subject)}`;
  const whole = `${withSubject}&body=${encodeText(message.replace(/\r?\n/g, '\r\n'))}`;
  return [whole, withSubject].find((link) => link.length <= LONGEST) ?? mailHref;
}
