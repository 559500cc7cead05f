import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordSchemas, tableNames } from '../store/records.ts';
import { NOON } from '../testing/create-test-mock.ts';
import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID } from './applications.ts';
import { CAMPAIGN_COMBINATIONS } from './combined-campaigns.ts';
import { EXAMPLE_FUNDRAISER_ID } from './fundraisers.ts';
import { type PersonaName, persona, personaNames } from './personas.ts';
import { COMBINATIONS } from './scholarships/combined.ts';
import { createSeedData, seedNames } from './seed-data.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const seed = createSeedData('normal', () => NOON);
const idOf = (name: PersonaName): string => persona(name).userId;
const countFor = (id: string): number =>
  seed.applications.filter(({ scholarshipId }) => scholarshipId === id).length;

describe.each(seedNames)('the %s seed data', (name) => {
  const given = createSeedData(name, () => NOON);

  it.each(tableNames)(`%s in the ${name} seed match their schema and have unique ids`, (table) => {
    const parsed = v.safeParse(v.array(recordSchemas[table] as v.GenericSchema), given[table]);
    expect(parsed.issues?.[0]?.message).toBeUndefined();
    expect(new Set(given[table].map(({ id }) => id)).size).toBe(given[table].length);
  });

  it(`in the ${name} seed, every application has a student and a scholarship, and no student applies twice for the same scholarship`, () => {
    const scholarships = new Set(given.scholarships.map(({ id }) => id));
    const students = new Set(given.students.map(({ id }) => id));
    const pairs = given.applications.map(({ studentId, scholarshipId }) => `${studentId} ${scholarshipId}`);
    expect(given.applications.filter((one) => !scholarships.has(one.scholarshipId))).toEqual([]);
    expect(given.applications.filter((one) => !students.has(one.studentId))).toEqual([]);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it(`no application in the ${name} seed has a date in the future`, () => {
    const late = given.applications.filter(({ createdAt }) => Date.parse(createdAt) > NOON);
    expect(late).toEqual([]);
  });
});

describe('the normal seed', () => {
  it('the normal seed stays the same all day and changes the next day', () => {
    expect(createSeedData('normal', () => NOON + 11 * HOUR)).toEqual(seed);
    expect(createSeedData('normal', () => NOON + DAY)).not.toEqual(seed);
  });

  it('the normal seed has 60 to 70 scholarships from more than a dozen organizations', () => {
    expect(seed.scholarships.length).toBeGreaterThanOrEqual(60);
    expect(seed.scholarships.length).toBeLessThanOrEqual(70);
    expect(new Set(seed.scholarships.map(({ organizationId }) => organizationId)).size).toBeGreaterThan(12);
  });

  it.each([49_999, 50_000, 75_000, 75_001])(
    'the normal seed has a scholarship of %i rupees, to test the amount filter’s limits',
    (amount) => {
      expect(seed.scholarships.some(({ totalAmount }) => totalAmount === amount)).toBe(true);
    },
  );

  it.each([0, 25_000, 50_000, 100_000, null])(
    'the normal seed has a scholarship whose maxFamilyIncome is %s',
    (limit) => {
      expect(seed.scholarships.some(({ maxFamilyIncome }) => maxFamilyIncome === limit)).toBe(true);
    },
  );

  it('the normal seed has deadlines in the past, today, tomorrow and more than a year away', () => {
    const distances = seed.scholarships.map(({ expiredAt }) => Date.parse(expiredAt) - NOON);
    expect(distances.some((ms) => ms < 0)).toBe(true);
    expect(distances.some((ms) => ms > 0 && ms < 12 * HOUR)).toBe(true);
    expect(distances.some((ms) => ms > 12 * HOUR && ms < 36 * HOUR)).toBe(true);
    expect(distances.some((ms) => ms > 365 * DAY)).toBe(true);
  });

  it('the normal seed has a very long title, Devanagari and Tamil titles, and a description with markup', () => {
    const titles = seed.scholarships.map(({ title }) => title);
    expect(titles.some((title) => title.length > 150)).toBe(true);
    expect(titles.some((title) => /\p{Script=Devanagari}/u.test(title))).toBe(true);
    expect(titles.some((title) => /\p{Script=Tamil}/u.test(title))).toBe(true);
    expect(seed.scholarships.some(({ description }) => description.includes('<script>'))).toBe(true);
  });

  it('the normal seed has a scholarship without an organization, one without applications and one with hundreds of applications', () => {
    expect(seed.scholarships.filter(({ organizationId }) => organizationId === null)).toHaveLength(1);
    expect(countFor('sch-without-applicants')).toBe(0);
    expect(countFor('sch-hundreds-applied')).toBeGreaterThan(300);
  });

  it('the normal seed’s records match the personas’ summaries', () => {
    const student = seed.students.find(({ id }) => id === idOf('student'));
    expect(
      Object.entries(student ?? {}).filter(([field, value]) => /Cert|Result/.test(field) && value),
    ).toHaveLength(4);
    expect(seed.students.some(({ id }) => id === idOf('student-new'))).toBe(false);
    expect(seed.students.find(({ id }) => id === idOf('student-applied'))?.incomeCert).toBeNull();
    const verified = (name: PersonaName) =>
      seed.organizations.find(({ userId }) => userId === idOf(name))?.verified;
    expect([
      verified('organization'),
      verified('organization-unverified'),
      verified('organization-new'),
    ]).toEqual([true, false, undefined]);
    const owned = seed.scholarships.filter(({ organizationId }) => organizationId === idOf('organization'));
    expect(owned.length).toBeGreaterThan(3);
    const known = new Set(seed.users.map(({ id }) => id));
    expect(personaNames.filter((name) => !known.has(idOf(name)))).toEqual(['no-role']);
  });

  it('the persona ‘student’ has no applications, and ‘student-applied’ has several, but none for FRESH_SCHOLARSHIP_ID', () => {
    const by = (name: PersonaName) =>
      seed.applications
        .filter(({ studentId }) => studentId === idOf(name))
        .map(({ scholarshipId }) => scholarshipId);
    expect(by('student-applied').length).toBeGreaterThanOrEqual(3);
    expect(by('student-applied')).toContain(APPLIED_SCHOLARSHIP_ID);
    expect(by('student-applied')).not.toContain(FRESH_SCHOLARSHIP_ID);
    expect(by('student')).toEqual([]);
  });

  it('the normal seed has at least a dozen campaigns, exactly one of them without donations', () => {
    expect(seed.fundraisers.length).toBeGreaterThanOrEqual(12);
    const given = new Set(seed.donations.map(({ fundraiserId }) => fundraiserId));
    expect(seed.fundraisers.filter(({ id }) => !given.has(id))).toHaveLength(1);
    expect(seed.donations.some(({ donorId }) => donorId === idOf('donor'))).toBe(true);
    expect(seed.fundraisers.find(({ id }) => id === EXAMPLE_FUNDRAISER_ID)?.organizationId).toBe(
      idOf('organization'),
    );
  });
});

it('the large seed has ten thousand scholarships, and the small seed has eight', () => {
  expect(createSeedData('large', () => NOON).scholarships).toHaveLength(10_000);
  expect(COMBINATIONS).toBeGreaterThanOrEqual(10_000);
  expect(createSeedData('small', () => NOON).scholarships).toHaveLength(8);
});

it('the large seed has two thousand campaigns', () => {
  expect(createSeedData('large', () => NOON).fundraisers).toHaveLength(2000);
  expect(CAMPAIGN_COMBINATIONS).toBeGreaterThanOrEqual(2000);
});
