import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterPanel } from './filter-panel.tsx';
import { NO_FILTERS } from './list-search.ts';

vi.mock('./filter-fields.tsx', () => Promise.reject(new Error('no connection')));

it('stays, with what was searched for, where the filters cannot be loaded offline', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<FilterPanel filters={{ ...NO_FILTERS, q: 'village' }} onChange={vi.fn()} onReset={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await vi.waitFor(() =>
    expect(warned).toHaveBeenCalledWith(
      expect.stringContaining('until the connection is back'),
      expect.anything(),
    ),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('village');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});
