import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleApplicants } from './sample-applicants.ts';

it('[ORG-17] sampleApplicants returns 5 to 14 different applicants, and always the same ones for a given scholarship', () => {
  const lengths = new Set<number>();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      const sample = sampleApplicants(id);
      lengths.add(sample.length);
      expect(sample.length).toBeGreaterThanOrEqual(5);
      expect(sample.length).toBeLessThanOrEqual(14);
      expect(new Set(sample.map(({ name }) => name)).size).toBe(sample.length);
      expect(sampleApplicants(id)).toEqual(sample);
    }),
    { numRuns: 500 },
  );
  expect(lengths.size).toBe(10);
  expect(sampleApplicants('sch-1')).not.toEqual(sampleApplicants('sch-2'));
});

it('[ORG-17] a sample applicant has no application and no real contact details', () => {
  for (const { applicationId, studentId, email, documents } of sampleApplicants('sch-1')) {
    expect([applicationId, studentId]).toEqual([null, null]);
    expect(email).toMatch(/\.example$/);
    for (const { url } of documents) expect(url).toBeNull();
  }
});
