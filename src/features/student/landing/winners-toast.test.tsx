import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WinnersToast } from './winners-toast.tsx';

it('[WCAG-2.4.3] winners that are hidden leave the focus to the page', async () => {
  render(
    <main tabIndex={-1}>
      <WinnersToast />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
