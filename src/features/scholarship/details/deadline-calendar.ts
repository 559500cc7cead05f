import { deadlineMoment } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import type { ScholarshipView } from '../scholarship-view.ts';

const REMINDER_DAYS = 7;
const DAY_SECONDS = 86_400;

/**
 * A calendar file (RFC 5545) with a scholarship's deadline and a reminder a week before.
 *
 * @param url the scholarship's own page, absolute
 * @param now milliseconds since 1970, when the file is made
 */
export async function deadlineCalendar(view: ScholarshipView, url: string, now: number): Promise<string> {
  // Loaded when the file is asked for: it is not part of a screen.
  const { ICalAlarmType, ICalCalendar } = await import('ical-generator');
  const moment = new Date(deadlineMoment(view.expiredAt));
  const calendar = new ICalCalendar({
    prodId: { company: 'EduEmpower', product: 'Deadlines', language: 'EN' },
  });
  calendar.createEvent({
    id: `${view.id}@eduempower`,
    stamp: new Date(now),
    start: moment,
    end: moment,
    summary: fill('Deadline: {title}', { title: view.title }),
    description: fill('The last moment to apply for {title}, funded by {fundedBy}.', {
      title: view.title,
      fundedBy: view.fundedBy,
    }),
    url,
    alarms: [{ type: ICalAlarmType.display, trigger: REMINDER_DAYS * DAY_SECONDS }],
  });
  return calendar.toString();
}

/** A file name that every system takes, from letters of any script. */
export function calendarFileName(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'scholarship'}.ics`;
}
