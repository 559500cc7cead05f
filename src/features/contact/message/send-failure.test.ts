import { describe, expect, it } from 'vitest';
import { contactErrors } from '#contract/errors/contact.ts';
import { EmailError, type EmailFailure } from '#shared/ports/email.ts';
import { sendFailureOf } from './send-failure.ts';

const refused = (status: number): EmailFailure => ({ kind: 'refused', status, text: 'Visit the dashboard' });

describe('sendFailureOf', () => {
  it.each<[EmailFailure, RegExp, RegExp]>([
    [refused(200), /response was unclear \(200\)/, /don’t know/],
    [refused(400), /refused the message \(400\)/, /trying again won’t help/],
    [refused(412), /refused the message \(412\)/, /email or call us/],
    [refused(413), /too long/, /Shorten the message/],
    [refused(429), /busy right now/, /Your message is still here/],
    [refused(500), /isn’t working \(500\)/, /few minutes/],
    [refused(502), /response was unclear \(502\)/, /don’t know/],
    [refused(503), /isn’t working \(503\)/, /few minutes/],
    [refused(504), /response was unclear \(504\)/, /don’t know/],
    [{ kind: 'network' }, /connection dropped/, /Check your connection/],
    [{ kind: 'timeout' }, /within 10 seconds/, /don’t know/],
    [
      { kind: 'configuration', variable: 'VITE_EMAILJS_SERVICE_ID' },
      /VITE_EMAILJS_SERVICE_ID is missing/,
      /email or call us/,
    ],
  ])('[CON-02] the contact form says why sending failed and what to do: %o', (failure, why, advice) => {
    expect(sendFailureOf(new EmailError(failure))).toEqual({
      text: contactErrors['contact-send-failed'],
      why: expect.stringMatching(why),
      advice: expect.stringMatching(advice),
    });
  });

  it('the contact form does not show the email service’s own error message', () => {
    expect(JSON.stringify(sendFailureOf(new EmailError(refused(400))))).not.toContain('dashboard');
  });

  it('[CON-02] the contact form reports the delivery as uncertain after an unexpected error in the client', () => {
    expect(sendFailureOf(new TypeError('a mistake of ours'))).toEqual({
      text: contactErrors['contact-send-failed'],
      why: expect.stringMatching(/went wrong/),
      advice: expect.stringMatching(/don’t know whether your message arrived/),
    });
  });
});
