import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import ToastHost from '#shared/ui/toast-host.tsx';
import { SAMPLE_NOW, sampleScholarship } from '../scholarship-samples.fixture.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { offerCalendar } from './offer-calendar.ts';

it('[SAFE-02] says so where the calendar file cannot be made, and what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <AppTheme>
      <ToastHost />
    </AppTheme>,
  );
  await offerCalendar(toScholarshipView(sampleScholarship()), SAMPLE_NOW, async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The calendar file could not be made. Check your connection, and press again.',
  );
});
