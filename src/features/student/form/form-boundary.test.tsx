import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThemedRouter } from '#shared/router/fake-router.test-utils.tsx';
import { FormBoundary } from './form-boundary.tsx';

it('[STU-06] if the student details form crashes, FormBoundary shows an error and a button that refreshes the page', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRefresh = vi.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <FormBoundary onRefresh={onRefresh}>
      <Broken />
    </FormBoundary>,
    { wrapper: ThemedRouter },
  );
  expect(screen.getByText('Something went wrong. Please refresh the page.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  log.mockRestore();
});
