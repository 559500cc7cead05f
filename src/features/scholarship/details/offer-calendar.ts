import { urlOf } from '#shared/router/site-address.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import { downloadText } from '#shared/ui/download.ts';
import { toast } from '#shared/ui/toast.ts';
import type { ScholarshipView } from '../scholarship-view.ts';
import { calendarFileName, deadlineCalendar } from './deadline-calendar.ts';

/** Hands a scholarship's deadline to the person as a calendar file. */
export async function offerCalendar(
  view: ScholarshipView,
  now: number,
  make = deadlineCalendar,
): Promise<void> {
  const page = urlOf(`/scholarship/${encodeText(view.id)}`);
  let calendar: string;
  try {
    calendar = await make(view, page, now);
  } catch (error) {
    console.error('The calendar file could not be made', error);
    await toast.error('The calendar file could not be made. Check your connection, and press again.');
    return;
  }
  downloadText(calendarFileName(view.title), 'text/calendar;charset=utf-8', calendar);
  await toast.success('The deadline is in your downloads as a calendar file.');
}
