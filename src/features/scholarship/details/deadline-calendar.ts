import { deadlineMoment } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import type { ScholarshipView } from '../scholarship-view.ts';

/** How many days before the deadline each reminder appears. */
const REMINDER_DAYS = [7, 1];
const DAY_SECONDS = 86_400;

/**
 * A calendar file (RFC 5545) with a scholarship's deadline. Includes reminders a week and a day
 * before, unless they are already past.
 */
export async function deadlineCalendar(view: ScholarshipView, url: string, now: number): Promise<string> {
  // Loaded on demand, when a user asks for the file.
  const { ICalAlarmType, ICalCalendar } = await import('ical-generator');
  const moment = new Date(deadlineMoment(view.expiredAt));
  const [title, fundedBy] = [withoutControls(view.title), withoutControls(view.fundedBy)];
  const calendar = new ICalCalendar({
    prodId: { company: 'EduEmpower', product: 'Deadlines', language: 'EN' },
  });
  calendar.createEvent({
    id: `${view.id}@eduempower`,
    stamp: new Date(now),
    start: moment,
    end: moment,
    summary: fill('Deadline: {title}', { title }),
    description: fill('The last moment to apply for {title}, funded by {fundedBy}.', { title, fundedBy }),
    url,
    alarms: REMINDER_DAYS.map((days) => days * DAY_SECONDS)
      .filter((seconds) => moment.getTime() - seconds * 1000 > now)
      .map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  });
  return calendar.toString();
}

/** Calendar files allow no control characters, except line breaks, which the library escapes. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\r\n]+/gu, ' ');

/** A file name that every operating system accepts, with letters of any script. */
export function calendarFileName(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    // The cut may have split a surrogate pair.
    .replace(/\p{Surrogate}$/u, '');
  return `${words || 'scholarship'}.ics`;
}
