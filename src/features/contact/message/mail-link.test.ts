import { describe, expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';
import { NO_MESSAGE } from './message-fields.ts';

const link = (subject: string, message: string) => mailLink({ ...NO_MESSAGE, subject, message });

describe('mailLink', () => {
  it('[CON-02] mailLink encodes special characters in the subject and text', () => {
    const url = new URL(link('Fees & form?', 'One\nTwo = ₹2'));
    expect(url.href).toMatch(/^mailto:support@eduempower\.example\?/);
    expect([...url.searchParams]).toEqual([
      ['subject', 'Fees & form?'],
      ['body', 'One\r\nTwo = ₹2'],
    ]);
  });

  it('[SAFE-02] mailLink replaces an unpaired surrogate', () => {
    const url = new URL(link('Hi \ud83d', '\udc00'));
    expect(url.searchParams.get('subject')).toBe('Hi \ufffd');
  });

  it('if the link would be too long for email apps, mailLink omits the text, and if necessary the subject', () => {
    expect(link('Hello', 'अ'.repeat(300))).toBe('mailto:support@eduempower.example?subject=Hello');
    expect(link('अ'.repeat(300), 'Hello')).toBe('mailto:support@eduempower.example');
  });
});
