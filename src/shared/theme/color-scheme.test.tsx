import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ToastHost from '#shared/ui/feedback/toast-host.tsx';
import { AppTheme } from './app-theme.tsx';
import { colorScheme, useColorScheme } from './color-scheme.ts';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');
const KEY = 'mantine-color-scheme-value';

afterEach(() => {
  cleanup();
  colorScheme.set('auto');
  localStorage.removeItem(KEY);
});

function Chosen() {
  return <p>{useColorScheme()}</p>;
}

it('the chosen color scheme applies to the page and is stored on the device', () => {
  render(
    <AppTheme>
      <Chosen />
      <ToastHost />
    </AppTheme>,
  );
  expect(screen.getByText('auto')).toBeVisible();
  act(() => colorScheme.set('dark'));
  expect(shown()).toBe('dark');
  expect(screen.getByText('dark')).toBeVisible();
  act(() => colorScheme.set('light'));
  expect(shown()).toBe('light');
  expect(localStorage.getItem(KEY)).toBe('light');
});

it('the color scheme follows a change in another tab, and falls back to ‘auto’ for an unknown stored value', () => {
  render(
    <AppTheme>
      <Chosen />
    </AppTheme>,
  );
  const storeElsewhere = (scheme: string) => {
    localStorage.setItem(KEY, scheme);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  };
  storeElsewhere('dark');
  expect(shown()).toBe('dark');
  storeElsewhere('sepia');
  expect(screen.getByText('auto')).toBeVisible();
});

it('the chosen color scheme applies even if it cannot be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError');
  });
  render(
    <AppTheme>
      <Chosen />
    </AppTheme>,
  );
  act(() => colorScheme.set('dark'));
  expect([shown(), colorScheme.get()]).toEqual(['dark', 'dark']);
  full.mockRestore();
});
