import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Landing } from './landing.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, media: '', addListener() {}, removeListener() {} }),
  );
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('[HOME-06] the student landing page shows the next winner every 5 seconds', () => {
  render(
    <AppTheme>
      <Landing onSignUp={() => {}} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  // The section and the carousel inside it have the same name.
  const [winners = document.body] = screen.getAllByRole('region', { name: 'Recent winners' });
  const shown = () => within(winners).getByRole('group').textContent;
  const first = shown();
  wait(4999);
  expect(shown()).toBe(first);
  wait(1);
  expect(shown()).not.toBe(first);
});
