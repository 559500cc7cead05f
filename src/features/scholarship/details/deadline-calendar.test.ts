import { describe, expect, it } from 'vitest';
import { wellFormed } from '#contract/well-formed.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { calendarFileName, deadlineCalendar } from './deadline-calendar.ts';

const view = toScholarshipView({
  id: 'girls',
  title: 'Girls, in; STEM\nand more',
  totalAmount: 1,
  expiredAt: '2027-03-31T18:29:59Z',
});

describe('a deadline as a calendar file', () => {
  it('a scholarship’s calendar file has an event at the deadline, with reminders a week and a day before', async () => {
    const text = await deadlineCalendar(
      view,
      'https://site.example/scholarship/girls',
      Date.parse('2026-11-21'),
    );
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).toContain('DTSTART:20270331T182959Z');
    expect(text.match(/^TRIGGER:.*$/gm)).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P1D']);
    expect(text).toContain('UID:girls@eduempower');
    expect(text).toContain('PRODID:-//EduEmpower//Deadlines//EN');
    expect(text.replace(/\r\n /g, '')).toContain(`more\\, funded by ${view.fundedBy}.`);
    expect(text).toContain('https://site.example/scholarship/girls');
  });

  it.each([
    ['2027-03-28', ['TRIGGER:-P1D']],
    ['2027-03-31', null],
  ])('a calendar file created on %s has no reminder in the past', async (day, triggers) => {
    const text = await deadlineCalendar(view, 'https://site.example/', Date.parse(day));
    expect(text.match(/^TRIGGER:.*$/gm)).toEqual(triggers);
  });

  it('a calendar file escapes special characters, so that a title cannot add lines', async () => {
    const text = await deadlineCalendar(view, 'https://site.example/', 0);
    expect(text.replace(/\r\n /g, '')).toContain('SUMMARY:Deadline: Girls\\, in\\; STEM\\nand more');
  });

  it('[SAFE-02] a calendar file contains no control characters or lone surrogates, even if the title does', async () => {
    const title = `\udc00 \0\u0007\u202e ${'🎓'.repeat(50_000)}\ud83d`;
    const text = await deadlineCalendar({ ...view, title: wellFormed(title) }, 'https://site.example/', 0);
    expect(text).not.toMatch(/[^\P{Cc}\r\n]|\p{Surrogate}/u);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(calendarFileName(`${'a'.repeat(59)}𝒜`)).toBe(`${'a'.repeat(59)}.ics`);
  });

  it.each([
    ['Girls in STEM', 'Girls-in-STEM.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['हिन्दी माध्यम', 'हिन्दी-माध्यम.ics'],
    ['Cafe\u0301 “grant” (2027)…', 'Café-grant-2027.ics'],
    ['///', 'scholarship.ics'],
  ])('the calendar file of a scholarship with the title %j is named %s', (title, name) => {
    expect(calendarFileName(title)).toBe(name);
  });
});
