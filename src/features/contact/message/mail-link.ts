import { mailHref } from '#shared/facts/contact-details.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { encodeText } from '#shared/text/encode-text.ts';

/** Maximum length of a link, in characters. Windows silently ignores longer links. */
const LONGEST = 2000;

/**
 * Returns a link that opens the message in the user's email app. If the link would be too long,
 * omits the message's text, and if necessary also its subject.
 */
export function mailLink({ subject, message }: EmailMessage): string {
  const withSubject = `${mailHref}?subject=${encodeText(subject)}`;
  const whole = `${withSubject}&body=${encodeText(message.replace(/\r?\n/g, '\r\n'))}`;
  return [whole, withSubject].find((link) => link.length <= LONGEST) ?? mailHref;
}
