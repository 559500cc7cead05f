import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { newEntry, nextEntry, type OutboxEntry } from './outbox-rules.ts';
import { WaitingNote } from './waiting-note.tsx';

const NOW = Date.UTC(2026, 10, 23, 6);
const message = { kind: 'message', subject: '', title: 'Message: Hello', payload: {} } as const;
const waiting = newEntry({ ...message, deadline: null, isDoubtful: false }, 'id', NOW);
const arrived = nextEntry(nextEntry(waiting, { type: 'send' }, NOW), { type: 'arrived' }, NOW);
const stays = async () => false;

const page = (entry: OutboxEntry | null) => (
  <AppTheme env="test">
    <main tabIndex={-1}>
      {entry && (
        <WaitingNote
          entry={entry}
          now={NOW}
          isOnline
          onEdit={stays}
          onWithdraw={stays}
          onSendNow={() => {}}
          onAgain={() => {}}
        />
      )}
    </main>
  </AppTheme>
);
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['edit', ['Edit']],
  ['withdraw', ['Withdraw', 'Withdraw and delete']],
])('[OUT-03] says so where it could not be taken out to %s it, until it has arrived', async (_, buttons) => {
  const { rerender } = render(page(waiting));
  for (const name of buttons) await userEvent.click(button(name));
  // Beside the button: a toast would be behind the dialog in which the outbox is listed.
  const note = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(await note.findByRole('alert')).toHaveTextContent('Nothing was changed');
  rerender(page(arrived));
  expect(note.queryByRole('alert')).toBeNull();
});

describe('[WCAG-2.4.3] the focus', () => {
  it('goes to what can be kept, and back to where it was', async () => {
    render(page(waiting));
    await userEvent.click(button('Withdraw'));
    expect(button('Keep it')).toHaveFocus();
    await userEvent.click(button('Keep it'));
    expect(button('Withdraw')).toHaveFocus();
  });

  it('goes to the note when its pressed button goes', () => {
    const { rerender } = render(page(waiting));
    button('Send now').focus();
    rerender(
      page(nextEntry(nextEntry(waiting, { type: 'send' }, NOW), { type: 'refused', said: 'No.' }, NOW)),
    );
    expect(screen.getByRole('region', { name: 'Waiting' })).toHaveFocus();
  });

  it.each([
    ['Edit', async () => button('Edit').focus()],
    ['Withdraw', async () => button('Withdraw').focus()],
    ['Keep it', () => userEvent.click(button('Withdraw'))],
  ])('goes to the note when what has arrived takes the button %s away', async (name, begin) => {
    const { rerender } = render(page(waiting));
    await begin();
    expect(button(name)).toHaveFocus();
    rerender(page(arrived));
    expect(button('OK')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Waiting' })).toHaveFocus();
  });

  it('goes to the page when the note goes', () => {
    const { rerender } = render(page(waiting));
    button('Edit').focus();
    rerender(page(null));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
