import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { MessageSent } from './message-sent.tsx';

function open(isSent: boolean) {
  render(
    <AppTheme>
      <MessageSent isSent={isSent} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

describe('after a message', () => {
  it('[CON-03] after a message, the contact confirmation page says what happens next and where the reply goes, and links to Contact and Home', () => {
    open(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Your message is on its way' })).toBeVisible();
    expect(screen.getByText(/We’ll reply to the email address you gave us\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We answer within 24-48 hours' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Contact' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('[CON-03] without a sent message, the contact confirmation page does not say that a message is on its way', () => {
    open(false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We answer every message');
    expect(document.body).not.toHaveTextContent(/on its way|undefined|null/);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  });
});
