import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AnySchema } from './endpoint.ts';
import { TEXT_LIMITS } from './limits.ts';
import { applicationSchema, newApplicationSchema } from './schemas/application.ts';
import { fundraiserDetailSchema, fundraiserSchema, fundraiserWriteSchema } from './schemas/fundraiser.ts';
import { organizationSchema, organizationWriteSchema } from './schemas/organization.ts';
import { scholarshipDetailSchema, scholarshipSchema, scholarshipWriteSchema } from './schemas/scholarship.ts';
import { studentSchema, studentWriteSchema } from './schemas/student.ts';

interface ObjectSchema {
  readonly entries: Readonly<Record<string, AnySchema>>;
}

const records: readonly (readonly [keyof typeof TEXT_LIMITS, ObjectSchema, readonly ObjectSchema[]])[] = [
  ['student', studentWriteSchema, [studentSchema]],
  ['organization', organizationWriteSchema, [organizationSchema]],
  ['scholarship', scholarshipWriteSchema, [scholarshipSchema, scholarshipDetailSchema]],
  ['campaign', fundraiserWriteSchema, [fundraiserSchema, fundraiserDetailSchema]],
  ['application', newApplicationSchema, [applicationSchema]],
];

const rows = records.flatMap(([name, write, reads]) =>
  Object.entries(TEXT_LIMITS[name])
    // Skips fields that stay on the device.
    .filter(([field]) => field in write.entries)
    .map(([field, limit]) => [`${name}.${field}`, limit, write.entries[field], reads, field] as const),
);

it.each(rows)(
  '[SAFE-02] the request schema limits %s to %d characters, and the response schemas accept text of that length',
  (...row) => {
    const [, limit, write, reads, field] = row;
    const fits = (schema: AnySchema | undefined, length: number) =>
      schema && v.is(schema, 'x'.repeat(length));
    expect([fits(write, limit), fits(write, limit + 1)]).toEqual([true, false]);
    for (const { entries } of reads) expect(fits(entries[field], limit)).toBe(true);
  },
);

it.each([
  ['a student’s profile', studentSchema, 'aboutMe'],
  ['an applicant’s studies', studentSchema, 'institution'],
  ['an organization’s profile', organizationSchema, 'address'],
  ['a scholarship', scholarshipDetailSchema, 'title'],
  ['a campaign', fundraiserDetailSchema, 'title'],
  ['an application', applicationSchema, 'scholarshipReason'],
  ['a scholarship in a list', scholarshipSchema, 'description'],
] as const)(
  '[SAFE-02] the response schema of %s accepts 1 MB of text in one field',
  (_, { entries }: ObjectSchema, field) => {
    expect(v.is(entries[field] as AnySchema, 'x'.repeat(1_000_000))).toBe(true);
  },
);
