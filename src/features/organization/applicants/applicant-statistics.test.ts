import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleScholarship } from '../analytics/analytics-example.ts';
import { applicantStatistics, formatMarks } from './applicant-statistics.ts';

const statistics = (scholarship: object) => applicantStatistics(exampleScholarship(scholarship));

describe('[ORG-16] applicantStatistics', () => {
  it('counts who has submitted and who has not, and averages the marks that are known', () => {
    const applicantDetails = [
      { id: '1', status: 'In Progress', marks: 70, gender: 'Male' },
      { id: '2', marks: 81.25, gender: 'Female' },
      { id: '3', gender: 'Female' },
      { id: '4' },
    ];
    expect(statistics({ applicants: 4, applicantDetails })).toEqual({
      submitted: 3,
      inProgress: 1,
      averageMarks: 75.625,
      genders: [
        { gender: 'Male', count: 1, percent: 25 },
        { gender: 'Female', count: 2, percent: 50 },
        { gender: 'Other', count: 1, percent: 25 },
      ],
    });
  });

  it('shows 0 in progress and no average where nothing is known', () => {
    expect(statistics({ applicants: 0 })).toMatchObject({ submitted: 0, inProgress: 0, averageMarks: null });
    expect(statistics({ applicants: 12 })).toMatchObject({ submitted: 12, inProgress: 0 });
    for (const { percent } of statistics({ applicants: 12 }).genders) expect(percent).toBe(0);
  });

  it('never counts whose profile is not known as Other', () => {
    const { genders } = statistics({
      applicantDetails: [
        { id: '1', profile: 'waiting' },
        { id: '2', profile: 'absent' },
        { id: '3', gender: 'Male' },
      ],
    });
    expect(genders.map(({ gender, count }) => [gender, count])).toEqual([
      ['Male', 1],
      ['Female', 0],
      ['Other', 0],
      ['Not provided', 2],
    ]);
  });

  it('counts each applicant once, whoever they are', () => {
    const applicant = fc.record(
      {
        id: fc.string(),
        gender: fc.constantFrom('Male', 'female', 'x', 7),
        status: fc.constantFrom('Submitted', 'In Progress', 'gone'),
        profile: fc.constantFrom('read', 'waiting', 'absent'),
      },
      { requiredKeys: ['id'] },
    );
    fc.assert(
      fc.property(fc.array(applicant, { minLength: 1 }), (applicantDetails) => {
        const { submitted, inProgress, genders } = statistics({ applicantDetails });
        expect(submitted + inProgress).toBe(applicantDetails.length);
        expect(genders.reduce((sum, { count }) => sum + count, 0)).toBe(applicantDetails.length);
      }),
    );
  });
});

it('[ORG-16] marks have one decimal, or a dash', () => {
  expect([75.625, 80, 0, null].map(formatMarks)).toEqual(['75.6', '80.0', '0.0', '—']);
});
