import { mailHref } from '#shared/contact/contact-details.ts';
import type { EmailMessage } from '#shared/ports/email.ts';

/** What a system passes on to a mail program; Windows drops a longer link and says nothing. */
const LONGEST = 2000;

/** A link that opens the message in the person's own mail program; its text only where it is short enough. */
export function mailLink({ subject, message }: EmailMessage): string {
  const withSubject = `${mailHref}?subject=${encodeURIComponent(subject)}`;
  const whole = `${withSubject}&body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`;
  return [whole, withSubject].find((link) => link.length <= LONGEST) ?? mailHref;
}
