import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { toast } from './toast.ts';
import ToastHost from './toast-host.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <AppTheme>
      <ToastHost />
    </AppTheme>,
  );
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('toasts', () => {
  it('[SHELL-08] success toasts stay for 2 s, and other toasts for 4 s', async () => {
    await act(() => toast.success('Saved'));
    await act(() => toast.info('By the way'));
    await act(() => toast.error('Not sent'));
    await pass(1500);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByText('By the way')).toBeInTheDocument();
    expect(screen.getByText('Not sent')).toBeInTheDocument();
    await pass(2500);
    expect(screen.queryByText('By the way')).not.toBeInTheDocument();
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  });

  it('[SHELL-08] the page shows at most 20 toasts in total at its top and bottom, and removes the oldest toasts first', async () => {
    render(
      <button type="button" style={{ position: 'fixed', bottom: 0 }}>
        Send
      </button>,
    );
    const all = Array.from({ length: 30 }, (_, index) => `Toast ${index + 1}`);
    for (const [index, text] of all.entries()) {
      const control = screen.getByRole('button', { name: 'Send' });
      if (index % 2 === 0) control.focus();
      else control.blur();
      await act(() => toast.info(text));
    }
    // Toasts fade out before they are removed.
    await pass(1000);
    const shown = screen.getAllByText(/^Toast/).map(({ textContent }) => textContent);
    expect(new Set(shown)).toEqual(new Set(all.slice(-20)));
  });

  it.each(['top', 'bottom'] as const)(
    '[WCAG-2.4.11] toasts never cover a focused control at the %s of the screen',
    async (edge) => {
      render(
        <button type="button" style={{ position: 'fixed', [edge]: 0, insetInline: 0, height: '64px' }}>
          Send
        </button>,
      );
      const control = screen.getByRole('button', { name: 'Send' });
      control.focus();
      await act(() => toast.error('Not sent'));
      await pass(1000);
      const box = screen.getByRole('alert').getBoundingClientRect();
      const own = control.getBoundingClientRect();
      expect(box.top >= own.bottom || box.bottom <= own.top).toBe(true);
    },
  );

  it('[WCAG-4.1.3] error toasts are announced immediately, and other toasts politely', async () => {
    // Screen readers do not announce a region that appears at the same time as its text.
    const regions = [...document.querySelectorAll('[aria-live="polite"]')];
    await act(() => toast.error('Not sent'));
    await act(() => toast.success('Saved'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    expect(regions).toContain(screen.getByText('Saved').closest('[aria-live], [role="status"]'));
  });
});
