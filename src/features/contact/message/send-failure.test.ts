import { describe, expect, it } from 'vitest';
import { contactErrors } from '#contract/errors/contact.ts';
import { EmailError, type EmailFailure } from '#shared/ports/email.ts';
import { sendFailureOf } from './send-failure.ts';

const refused = (status: number): EmailFailure => ({ kind: 'refused', status, text: 'Visit the dashboard' });

describe('sendFailureOf', () => {
  it.each<[EmailFailure, RegExp, RegExp]>([
    [refused(400), /refused the message \(400\)/, /trying again will not help/],
    [refused(412), /refused the message \(412\)/, /by email, or call/],
    [refused(413), /too long/, /Shorten it/],
    [refused(429), /busy right now/, /Wait a minute/],
    [refused(503), /not working \(503\)/, /few minutes/],
    [refused(504), /no clear answer \(504\)/, /not certain/],
    [{ kind: 'network' }, /connection dropped/, /Check your connection/],
    [{ kind: 'timeout' }, /within 10 seconds/, /not certain/],
    [
      { kind: 'configuration', variable: 'VITE_EMAILJS_SERVICE_ID' },
      /VITE_EMAILJS_SERVICE_ID is missing/,
      /by email, or call/,
    ],
  ])('[CON-02] says why, and what to do: %o', (failure, why, advice) => {
    expect(sendFailureOf(new EmailError(failure))).toEqual({
      text: contactErrors['contact-send-failed'],
      why: expect.stringMatching(why),
      advice: expect.stringMatching(advice),
      ...(failure.kind === 'network' && { canWait: 'certain' }),
    });
  });

  it('keeps the service’s words, which are for whoever runs the site, from the screen', () => {
    expect(JSON.stringify(sendFailureOf(new EmailError(refused(400))))).not.toContain('dashboard');
  });
});
