import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Applicant } from '../applicant.ts';
import {
  EXAMPLE_NOW,
  exampleApplicant,
  exampleApplicants,
  exampleScholarship,
} from '../applicants.fixture.ts';
import { applicantCsv, csvName } from './applicant-csv.ts';

/** Exports the applicants, and parses the file as a spreadsheet would. */
function opened(...applicants: Applicant[]) {
  const { data, errors } = papa.parse<string[]>(
    applicantCsv(applicants, false)
      .replace(/^\ufeff/, '')
      .replace(/\r\n$/, ''),
    { newline: '\r\n' },
  );
  expect(errors).toEqual([]);
  const [heading = [], ...rows] = data;
  return rows.map((row) => Object.fromEntries(heading.map((name, index) => [name, row[index] ?? ''])));
}

/**
 * Parses a file as Excel does with a semicolon separator. A quote counts only at the start of a
 * cell.
 */
function cellsBetweenSemicolons(text: string): string[] {
  const cells: string[] = [];
  let rest = text.replace(/^\ufeff/, '');
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest) ?? ['', ''];
    const [tail = ''] = /^[^;\r\n]*/.exec(rest.slice(quoted[0].length)) ?? [];
    cells.push((quoted[1] ?? '').replaceAll('""', '"') + tail);
    rest = rest.slice(quoted[0].length + tail.length + 1);
  }
  return cells;
}

describe('[ANA-03] [ORG-16] the applicants’ CSV file', () => {
  it('the applicants’ CSV file is UTF-8 with a byte order mark, and has one CRLF-terminated row per applicant', () => {
    const text = applicantCsv(exampleApplicants(3), false);
    expect(text.startsWith('\ufeff"Data","Name","Gender",')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\r');
  });

  it('the applicants’ CSV file contains each applicant’s details, and empty cells for unknown values', () => {
    const [asha, last] = opened(...exampleApplicants(2));
    expect(asha).toMatchObject({
      Data: 'Application',
      Name: 'Asha Sharma',
      Decision: 'To decide',
      'Applied on': expect.stringMatching(/^2026-11-2[0-2]$/),
      'Course marks': '81.5',
      Documents:
        '10th marksheet: https://files.example/10.pdf\nIncome certificate: https://files.example/i.pdf',
    });
    expect(last).toMatchObject({ Name: '', Gender: '', 'Course marks': '', Decision: 'Accepted' });
  });

  it('the applicants’ CSV file marks applicants whose profile has not been loaded', () => {
    const [row] = opened(exampleApplicant({ isUnread: true, name: null }));
    expect(row).toMatchObject({ Data: 'Application (profile not loaded)', Name: '' });
  });

  it('[ORG-17] the applicants’ CSV file marks each sample applicant as sample data', () => {
    const sample = exampleScholarship();
    const text = applicantCsv(sample.applicants, true);
    expect(text.match(/^"Sample data"/gm)).toHaveLength(sample.applicants.length);
    expect(csvName(sample, EXAMPLE_NOW)).toMatch(/^sample-applicants-girls-in-stem-fellowship-2026-/);
  });

  it.each(['=1+1', '+919811251202', '-2', '@SUM(A1)', '\u00a0=1', '\ufeff=1', '＝1', '|calc', '%1'])(
    '[SAFE-03] the applicants’ CSV file escapes %j, which a spreadsheet would run as a formula',
    (name) => {
      const [row] = opened(exampleApplicant({ name, about: `Hello\n${name}` }));
      expect(row?.Name).toBe(`'${name}`);
      // In a longer text, the apostrophe goes directly before the formula's first character.
      expect(row?.About).toBe(`Hello\n${name.replace(/[=+\-@|%＝]/, "'$&")}`);
    },
  );

  it.each(['09845012345', '919811251202', '1234567890123456'])(
    'the applicants’ CSV file escapes the phone number %s, so that a spreadsheet keeps every digit',
    (phone) => {
      const [row] = opened(exampleApplicant({ phone }));
      expect(row?.Phone).toBe(`'${phone}`);
    },
  );

  it.each(['a;=2+5', 'a;"=2+5;', 'a; =2+5;b', 'a;+1', 'a\n=2+5', 'a"";=2+5&""'])(
    '[SAFE-03] the applicants’ CSV file contains no formula even if a spreadsheet splits %j at semicolons',
    (about) => {
      const text = applicantCsv([exampleApplicant({ name: about, about })], false);
      for (const cell of cellsBetweenSemicolons(text)) expect(cell).not.toMatch(/^[\s\u00a0\ufeff]*[=+\-@]/);
    },
  );

  it('[SAFE-03] the applicants’ CSV file contains no formula and loses no character, whatever users enter', () => {
    const starts = fc.constantFrom('', ...'=+-@\t\r\n ",;|%＠');
    const wild = fc
      .tuple(starts, starts, fc.string({ unit: 'binary', maxLength: 30 }))
      .map((parts) => parts.join(''))
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(wild, wild, (name, address) => {
        const [row, ...others] = opened(exampleApplicant({ name, address }));
        expect(others).toEqual([]);
        for (const [cell, text] of [[row?.Name, name] as const, [row?.Address, address] as const]) {
          expect(cell).not.toMatch(/^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]/);
          expect(cell).not.toMatch(/^[\t\r\n]/);
          expect(cell?.replaceAll("'", '')).toBe(text?.replaceAll("'", ''));
        }
      }),
    );
  });

  it('creating the applicants’ CSV file takes under 200 ms of CPU time even if an answer contains 20,000 line breaks', () => {
    const before = process.threadCpuUsage().user;
    applicantCsv([exampleApplicant({ about: `a${'\n'.repeat(20_000)}b` })], false);
    expect(process.threadCpuUsage().user - before).toBeLessThan(200_000);
  });

  it.each([
    ['Girls in STEM!', 'applicants-girls-in-stem-'],
    ['உதவித்தொகை / ₹', 'applicants-உதவித்தொகை-'],
    ['../../etc', 'applicants-etc-'],
    ['???', 'applicants-scholarship-'],
  ])(
    'the file name of the applicants’ CSV for the scholarship “%s” starts with “%s” and ends with a date',
    (title, start) => {
      const name = csvName({ title, isSample: false }, EXAMPLE_NOW);
      expect(name.startsWith(start)).toBe(true);
      expect(name).toMatch(/\d{4}-\d{2}-\d{2}\.csv$/);
      expect(csvName({ title: 'x'.repeat(500), isSample: true }, EXAMPLE_NOW).length).toBeLessThan(100);
    },
  );
});
