import { urlOf } from '#shared/router/site-address.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import { type FileSharing, IF_NOTHING_OPENS, shareOrDownloadText } from '#shared/ui/actions/download.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import type { ScholarshipView } from '../scholarship-view.ts';
import { calendarFileName, deadlineCalendar } from './deadline-calendar.ts';

/**
 * Shares or downloads a calendar file with a scholarship's deadline.
 *
 * @returns the message to show below the button, or null if none is needed
 */
export async function offerCalendar(
  view: ScholarshipView,
  now: number,
  make = deadlineCalendar,
  sharing?: FileSharing,
): Promise<string | null> {
  const page = urlOf(`/scholarship/${encodeText(view.id)}`);
  let calendar: string;
  try {
    calendar = await make(view, page, now);
  } catch (error) {
    console.error('Failed to create the calendar file', error);
    await toast.error('We couldn’t create the calendar file. Check your connection and try again.');
    return null;
  }
  const outcome = await shareOrDownloadText(
    calendarFileName(view.title),
    'text/calendar;charset=utf-8',
    calendar,
    sharing,
  );
  return outcome === 'downloaded'
    ? `Look for the calendar file in your downloads. ${IF_NOTHING_OPENS}`
    : null;
}
