import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { NameDialog } from './name-dialog.tsx';

function open(onSave = vi.fn(async (_: string) => {})) {
  const onClose = vi.fn();
  render(
    <AppTheme>
      <NameDialog onSave={onSave} onClose={onClose} />
    </AppTheme>,
  );
  return {
    onSave,
    onClose,
    field: screen.getByRole('textbox', { name: 'Your name' }),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' })),
  };
}

it('[SHELL-09] the name dialog focuses its field and saves the name', async () => {
  const { field, onSave } = open();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('  Asha Devi {Enter}');
  expect(onSave.mock.calls).toEqual([['Asha Devi']]);
});

it('[SHELL-09] the name dialog rejects an empty name', async () => {
  const { field, onSave, save } = open();
  await save();
  expect(field).toHaveAccessibleDescription('Enter your name.');
  expect(field).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

it('[SHELL-09] the name dialog keeps a name that could not be saved, and shows an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onSave = vi.fn(async (_: string) => {});
  onSave.mockRejectedValueOnce(new Error('HTTP 500'));
  const { field, save } = open(onSave);
  await userEvent.type(field, 'Asha Devi');
  await save();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^We couldn’t save your name\./));
  expect(field).toHaveValue('Asha Devi');
  await save();
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('[SHELL-09] the name dialog can be closed without a name', async () => {
  const { onClose } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onClose).toHaveBeenCalledOnce();
});
