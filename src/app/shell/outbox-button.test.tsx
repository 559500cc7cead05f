import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { newEntry, type OutboxEntry } from '#shared/outbox/outbox-rules.ts';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { OutboxButton } from './outbox-button.tsx';

const NOW = Date.UTC(2026, 10, 23, 6);
const entries = ['Hello', 'Again'].map((title) =>
  newEntry(
    { kind: 'message', subject: title, title, payload: {}, deadline: null, isDoubtful: false },
    title,
    NOW,
  ),
);
const outbox = { withdraw: async () => true, sendNow: () => {}, again: () => {} };

const page = (shown: readonly OutboxEntry[]) => (
  <main tabIndex={-1}>
    <OutboxButton entries={shown} now={NOW} isOnline outbox={outbox} />
  </main>
);

it('[WCAG-2.4.3] keeps the focus in the window when an entry goes, and gives it to the page when all are gone', async () => {
  const { rerender } = render(page(entries), { wrapper: FakeRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Outbox: 2' }));
  const [first] = screen.getAllByRole('button', { name: 'Withdraw' });
  first?.focus();
  rerender(page(entries.slice(1)));
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  rerender(page([]));
  expect(screen.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: /^Outbox/ })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('[WCAG-2.4.3] gives the focus to the page when another tab takes the last entry out', () => {
  const { rerender } = render(page(entries), { wrapper: FakeRouter });
  screen.getByRole('button', { name: 'Outbox: 2' }).focus();
  rerender(page([]));
  expect(screen.getByRole('main')).toHaveFocus();
});
