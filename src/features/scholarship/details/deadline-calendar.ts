import { deadlineMoment } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import type { ScholarshipView } from '../scholarship-view.ts';

/** How many days before the deadline each reminder appears. */
const REMINDER_DAYS = [7, 1];
const DAY_SECONDS = 86_400;

/**
 * Creates a calendar file (RFC 5545) with a scholarship's deadline. Adds reminders a week and a day
 * before the deadline, unless those times have passed.
 */
export async function deadlineCalendar(view: ScholarshipView, url: string, now: number): Promise<string> {
  // Loads the library only when a user asks for the calendar file.
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
    description: fill('Last chance to apply for {title}, funded by {fundedBy}.', { title, fundedBy }),
    url,
    alarms: REMINDER_DAYS.map((days) => days * DAY_SECONDS)
      .filter((seconds) => moment.getTime() - seconds * 1000 > now)
      .map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  });
  return calendar.toString();
}

/**
 * Replaces control characters, which calendar files don't allow. Keeps line breaks, because the
 * library escapes them.
 */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\r\n]+/gu, ' ');

/**
 * Turns a title into a file name that every operating system accepts. Keeps letters of all scripts.
 */
export function calendarFileName(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    // `slice` may have split a surrogate pair.
    .replace(/\p{Surrogate}$/u, '');
  return `${words || 'scholarship'}.ics`;
}
