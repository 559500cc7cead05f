import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toast } from '#shared/ui/toast.ts';
import { openSite } from '../transcripts/site-test-kit.tsx';

// Its import never resolves, as when the connection was lost before it loaded.
vi.mock('./connection-notice.tsx', () => new Promise(() => {}));

it('shows toasts even if the connection notice could not be loaded', async () => {
  openSite('/about');
  await userEvent.click(await screen.findByRole('heading', { level: 1 }));
  void toast.info('Your message waits.');
  expect(await screen.findByText('Your message waits.')).toBeVisible();
});
