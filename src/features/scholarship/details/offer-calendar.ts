import { urlOf } from '#shared/router/site-address.ts';
import { downloadText } from '#shared/ui/download.ts';
import { toast } from '#shared/ui/toast.ts';
import type { ScholarshipView } from '../scholarship-view.ts';
import { calendarFileName, deadlineCalendar } from './deadline-calendar.ts';

/**
 * Hands a scholarship's deadline to the person as a calendar file.
 * @param now milliseconds since 1970
 */
export async function offerCalendar(view: ScholarshipView, now: number): Promise<void> {
  const page = urlOf(`/scholarship/${encodeURIComponent(view.id)}`);
  const calendar = await deadlineCalendar(view, page, now);
  downloadText(calendarFileName(view.title), 'text/calendar;charset=utf-8', calendar);
  await toast.success('The deadline is in your downloads as a calendar file.');
}
