import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { MessageSent } from './message-sent.tsx';

function open(isSent: boolean, replyTo?: string) {
  render(
    <AppTheme>
      <MessageSent isSent={isSent} replyTo={replyTo} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

describe('the contact confirmation page', () => {
  it('[CON-03] once a message is sent, the contact confirmation page says what happens next, and links to Contact and Home', () => {
    open(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Your message has been sent' })).toBeVisible();
    expect(screen.getByText(/We’ll reply to the email address you gave us\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We answer within 24-48 hours' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Contact' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('[CON-03] the contact confirmation page shows the email address for the reply, so that the sender can spot a typo', () => {
    open(true, 'ravi@students.example');
    expect(screen.getByText('ravi@students.example')).toBeVisible();
  });

  it('[CON-03] if no message was sent, the contact confirmation page does not claim success', () => {
    open(false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We answer every message');
    expect(document.body).not.toHaveTextContent(/has been sent|undefined|null/);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  });
});
