import { expect, it } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { scholarshipsWithApplicants } from './scholarship-applicants.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const view = (...list: Parameters<typeof aScholarship>[0][]) =>
  scholarshipsWithApplicants(list.map(aScholarship), NOW);

it('[ORG-15] scholarships are sorted by deadline, latest first, and are active until their deadline', () => {
  const moments = [new Date(NOW + 1000).toISOString(), new Date(NOW).toISOString()];
  // A deadline with a date but no time falls at the end of that day.
  const shown = view(...[...moments, '2026-11-21', '2026-11-19'].map((expiredAt) => ({ expiredAt })));
  expect(shown.map(({ deadline, isActive }) => [deadline, isActive])).toEqual([
    ['2026-11-21', true],
    [moments[0], true],
    [moments[1], false],
    ['2026-11-19', false],
  ]);
});

it('[ORG-17] a scholarship has sample applicants only if the server leaves out its applications', () => {
  const [known] = view({ applications: [{ id: 'x' }, {}] });
  expect(known).toMatchObject({ isSample: false, applicants: { length: 2 } });
  expect(view({ applications: [] })[0]).toMatchObject({ isSample: false, applicants: [] });
  const [made] = view({ id: 'a', applications: null });
  expect(made?.isSample).toBe(true);
  expect(made?.applicants).not.toEqual([]);
});
