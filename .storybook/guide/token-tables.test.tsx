import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Sizes } from './token-tables.tsx';

it('a copy button in a token table copies the token’s name and announces “Copied”', async () => {
  // `setup()` also replaces the browser's clipboard.
  const user = userEvent.setup();
  render(<Sizes of={['gutter']} />);
  await user.click(screen.getByRole('button', { name: 'Copy --ee-gutter' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe('--ee-gutter');
});

it('if copying fails, the token table tells the user to select the name and copy it', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  render(<Sizes of={['gutter']} />);
  await user.click(screen.getByRole('button', { name: 'Copy --ee-gutter' }));
  expect(await screen.findByText('Not copied. Select the name and copy it.')).toHaveRole('status');
});
