import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactErrors } from '#contract/errors/contact.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import Newsletter from './newsletter.tsx';

const input = () => screen.getByLabelText<HTMLInputElement>('Newsletter');
const button = () => screen.getByRole('button');

function subscribe(email: string) {
  fireEvent.change(input(), { target: { value: email } });
  fireEvent.click(button());
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the newsletter box', () => {
  it('[SHELL-07] the newsletter box logs a valid address without sending it, and says ‘Subscribed!’ for 3 seconds', () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    render(<Newsletter />, { wrapper: AppTheme });
    subscribe('<asha@students.example\u200b>,');
    expect(button()).toHaveTextContent('Subscribed!');
    expect(input()).toHaveValue('');
    expect(log).toHaveBeenCalledWith('Newsletter:', 'asha@students.example');
    act(() => vi.advanceTimersByTime(2999));
    expect(button()).toHaveTextContent('Subscribed!');
    act(() => vi.advanceTimersByTime(1));
    expect(button()).toHaveTextContent('Subscribe');
    expect(button()).not.toHaveTextContent('Subscribed!');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[CON-04] the newsletter box shows an error for a missing address, and clears the error when the user submits a valid address', () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    render(<Newsletter emptyText={contactErrors['contact-newsletter-empty']} />, { wrapper: AppTheme });
    subscribe('');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your email address$/);
    expect(input()).toHaveFocus();
    expect(input()).toHaveAccessibleDescription('Please enter your email address');
    subscribe('asha@');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid email address\.$/);
    expect(log).not.toHaveBeenCalled();
    subscribe('asha@students.example');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).toHaveBeenCalledWith('Newsletter:', 'asha@students.example');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['', 'asha', 'asha@', 'asha@students', '@students.example', 'a b@students.example'])(
    '[SHELL-07] the newsletter box asks for a valid address instead of ‘%s’, and logs nothing',
    (email) => {
      const log = vi.spyOn(console, 'info').mockImplementation(() => {});
      render(<Newsletter />, { wrapper: AppTheme });
      subscribe(email);
      expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address.');
      expect(input()).toHaveFocus();
      expect(button()).toHaveTextContent('Subscribe');
      expect(log).not.toHaveBeenCalled();
    },
  );
});
