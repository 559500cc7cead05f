import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { WinnersToast } from './winners-toast.tsx';

it('[WCAG-2.4.3] hiding the winners toast moves focus to the main content', async () => {
  render(
    <main tabIndex={-1}>
      <WinnersToast />
    </main>,
    { wrapper: AppTheme },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('[HOME-06] the winners toast shows the next winner after 3 seconds, and keeps the same winner while paused', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: '' }));
  render(<WinnersToast />, { wrapper: AppTheme });
  const named = () => document.querySelector('p[data-shown]')?.textContent;
  const first = named();
  act(() => void vi.advanceTimersByTime(2999));
  expect(named()).toBe(first);
  act(() => void vi.advanceTimersByTime(1));
  const second = named();
  expect(second).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(named()).toBe(second);
});
