import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toast } from '#shared/ui/toast.ts';
import { openSite } from '../transcripts/site-test-kit.tsx';

// Its code does not come: the connection was lost too early.
vi.mock('./connection-notice.tsx', () => new Promise(() => {}));

it('shows toasts where the notice of the connection could not be loaded', async () => {
  openSite('/about');
  await userEvent.click(await screen.findByRole('heading', { level: 1 }));
  void toast.info('Your message waits.');
  expect(await screen.findByText('Your message waits.')).toBeVisible();
});
