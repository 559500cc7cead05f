import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import ToastHost from '#shared/ui/feedback/toast-host.tsx';
import { SAMPLE_NOW, sampleScholarship } from '../scholarship-samples.fixture.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { CalendarButton } from './calendar-button.tsx';
import { offerCalendar } from './offer-calendar.ts';

it('[SAFE-02] if the calendar file cannot be created, a toast tells the user what to do', async () => {
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
    'We couldn’t create the calendar file. Check your connection and try again.',
  );
});

const view = toScholarshipView(sampleScholarship());
const make = async () => 'BEGIN:VCALENDAR';

/** Intercepts downloads, which the code starts by clicking a link outside the document. */
const download = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

it('after a download, the message below the calendar button says what to do if nothing opens', async () => {
  const downloaded = download();
  render(
    <AppTheme>
      <CalendarButton onCalendar={() => offerCalendar(view, SAMPLE_NOW, make, {})} />
    </AppTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add deadline to calendar' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Look for the calendar file in your downloads. If nothing opens, open this page in Chrome or Safari.',
    ),
  );
  expect(downloaded).toHaveBeenCalledOnce();
});

it('offerCalendar opens the share sheet with the calendar file if the browser can share files', async () => {
  const downloaded = download();
  const share = vi.fn(async (_: ShareData = {}) => {});
  expect(await offerCalendar(view, SAMPLE_NOW, make, { share, canShare: () => true })).toBeNull();
  const [file = new File([], '')] = share.mock.calls[0]?.[0]?.files ?? [];
  expect([file.name, await file.text()]).toEqual(['Girls-in-STEM-Fellowship.ics', 'BEGIN:VCALENDAR']);
  expect(downloaded).not.toHaveBeenCalled();
});

it('offerCalendar downloads nothing if the user dismisses the share sheet, and downloads the file if sharing fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const downloaded = download();
  const offer = (name: string) =>
    offerCalendar(view, SAMPLE_NOW, make, {
      share: () => Promise.reject(new DOMException('', name)),
      canShare: () => true,
    });
  expect(await offer('AbortError')).toBeNull();
  expect(downloaded).not.toHaveBeenCalled();
  expect(await offer('NotAllowedError')).toMatch(/in your downloads/);
  expect(downloaded).toHaveBeenCalledOnce();
});
