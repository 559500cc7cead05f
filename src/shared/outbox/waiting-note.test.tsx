import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { toast } from '../ui/toast.ts';
import { newEntry } from './outbox-rules.ts';
import { WaitingNote } from './waiting-note.tsx';

const message = { kind: 'message', subject: '', title: 'Message: Hello', payload: {} } as const;
const NOW = Date.UTC(2026, 10, 23, 6);

it.each([
  ['edit', ['Edit']],
  ['withdraw', ['Withdraw', 'Withdraw and delete']],
])('[OUT-03] says so where it could not be taken out to %s it', async (_, buttons) => {
  const error = vi.spyOn(toast, 'error').mockResolvedValue();
  const stays = async () => false;
  render(
    <AppTheme env="test">
      <WaitingNote
        entry={newEntry({ ...message, deadline: null, isDoubtful: false }, 'id', NOW)}
        now={NOW}
        isOnline
        onEdit={stays}
        onWithdraw={stays}
        onSendNow={() => {}}
        onAgain={() => {}}
      />
    </AppTheme>,
  );
  for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }));
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nothing was changed'));
  error.mockRestore();
});
