import { describe, expect, it } from 'vitest';
import { plantedFaults } from './faults.ts';
import { runExam } from './run-exam.ts';

/** One of each kind: the whole exam takes a minute, and `npm run contract:exam` runs it. */
const sample = [
  'scholarships.update succeeds with 202',
  'applications.all checks no token',
  'users.byId takes a forged token',
  'fundraisers.byId leaves out goalAmount',
  'stores the amount in paise',
  'scholarships.byId answers what it has answered before',
  'scholarships.update does not check whose it is',
  'starts campaigns for the unverified',
  'takes an application twice',
  'takes a forged signature',
  'lists everybody’s applications',
  'asks for the father’s name',
  'cannot clear a website',
  'cannot change a date of birth',
  'drops the other scholarships',
  'refused and removed all the same',
];

describe('[CHECK-04] the exam of the contract check', () => {
  it('plants at least 120 faults, each under a name of its own', () => {
    const names = plantedFaults.map(({ name, at, people }) => `${at} ${name} ${people ?? ''}`);
    expect(new Set(names).size).toBe(plantedFaults.length);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(120);
  });

  it('finds one of each kind at its operation, and nothing on the faultless server', async () => {
    const chosen = plantedFaults.filter(({ name }) => sample.includes(name));
    expect(chosen).toHaveLength(sample.length);
    const { falseAlarms, tried } = await runExam(chosen);
    expect(falseAlarms).toEqual([]);
    expect(tried.filter(({ isFound }) => !isFound).map(({ fault }) => fault.name)).toEqual([]);
    expect(tried.filter(({ hasTouchedOthers }) => hasTouchedOthers)).toEqual([]);
    // Nine seconds of computing, on a machine that does nothing else.
  }, 120_000);

  it('fails to find what the check cannot see, so that its score can fall', async () => {
    const invisible = plantedFaults.filter(({ name }) => name === 'shows what is raised in paise');
    const { tried } = await runExam(invisible);
    expect(tried.map(({ isFound }) => isFound)).toEqual([false]);
  });
});
