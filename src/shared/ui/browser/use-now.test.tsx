import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const DEADLINE = Date.UTC(2026, 10, 22, 18, 30);

function Offer() {
  return <p>{useNow() < DEADLINE ? 'Open' : 'Closed'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: DEADLINE - 60_000 });
});

it('useNow updates its component when a deadline passes while the page is open', () => {
  render(<Offer />);
  expect(screen.getByText('Open')).toBeVisible();
  act(() => vi.advanceTimersByTime(90_000));
  expect(screen.getByText('Closed')).toBeVisible();
});

it('useNow updates immediately when a sleeping tab is shown again', () => {
  render(<Offer />);
  vi.setSystemTime(DEADLINE);
  expect(screen.getByText('Open')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Closed')).toBeVisible();
});
