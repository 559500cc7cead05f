import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { newEntry } from '#shared/outbox/outbox-rules.ts';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import WhatWaits from './what-waits.tsx';

const KEY = 'eduempower.outbox.user_test.student-profile.';

/** What another tab stores, and how this one hears of it. */
function change(text: string | null) {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text })));
}

function stored() {
  const profile = { kind: 'student-profile', subject: '', title: 'Your profile', payload: {} } as const;
  const entry = newEntry({ ...profile, deadline: null, isDoubtful: false }, 'id', Date.now());
  // Nothing is sent of what its person has to decide about.
  return JSON.stringify({ version: 1, data: { ...entry, state: 'refused', said: 'No.' } });
}

afterEach(() => localStorage.clear());

it('[OUT-03] follows what another tab puts in, and takes out while it is listed', async () => {
  const session = createFakeSession({ status: 'signed-in' });
  const context = {
    queryClient: new QueryClient(),
    session,
    api: { call: () => Promise.reject(new Error('Nothing is called')) },
    storage: createFakeStorage(),
    loadEmail: () => Promise.reject(new Error('Nothing is sent')),
    now: Date.now,
  };
  render(
    <AppTheme env="test">
      <FakeRouter>
        <WhatWaits session={session.getSnapshot()} context={context} />
      </FakeRouter>
    </AppTheme>,
  );
  expect(screen.queryByRole('button', { name: /^Outbox/ })).toBeNull();
  change(stored());
  await userEvent.click(screen.getByRole('button', { name: 'Outbox: 1' }));
  expect(screen.getByRole('listitem', { name: 'Your profile' })).toBeVisible();
  change(null);
  expect(screen.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: /^Outbox/ })).toBeNull();
});
