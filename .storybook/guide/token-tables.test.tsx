import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Sizes } from './token-tables.tsx';

it('a button copies the name of its token, and a status says so', async () => {
  // Also puts a clipboard of its own in place of the browser's.
  const user = userEvent.setup();
  render(<Sizes of="gutter" sample={() => null} />);
  await user.click(screen.getByRole('button', { name: 'Copy --ee-gutter' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe('--ee-gutter');
});

it('a browser that refuses to copy makes the status say what to do', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  render(<Sizes of="gutter" sample={() => null} />);
  await user.click(screen.getByRole('button', { name: 'Copy --ee-gutter' }));
  expect(await screen.findByText('Not copied. Select the name and copy it.')).toHaveRole('status');
});
