import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allScholarships,
  decisionOf,
  type RecordedScholarship,
  readAnalytics,
  writeAnalytics,
} from './analytics-record.ts';

const TIME = Date.UTC(2026, 10, 21, 6);
const read = (record: unknown, owner = 'user_1') => readAnalytics(JSON.stringify(record), owner);
/** What a readable record holds; anything else fails the test. */
function found(record: unknown, owner = 'user_1') {
  const reading = read(record, owner);
  if (reading.kind !== 'found') throw new Error(`It was ${reading.kind}`);
  return { ...reading.record, all: allScholarships(reading.record), leftOut: reading.leftOut };
}
const one = (scholarship: object) => found({ current: [scholarship] }).all[0] as RecordedScholarship;

describe('[ORG-17] readAnalytics', () => {
  it('reads a scholarship as the specification stores it, in either spelling of its amount', () => {
    const scholarship = {
      id: 7,
      title: 'STEM',
      amount: '50,000',
      deadline: '2026-12-31',
      applicants: 1,
      applicantDetails: [
        {
          id: 1,
          name: 'Asha',
          gender: 'female',
          status: 'In Progress',
          marks: '81.5%',
          tenthMarks: 92,
          documents: [{ id: 'd', name: 'Marksheet', type: 'PDF', url: 'https://files.example/a.pdf' }, 3],
        },
        'nobody',
      ],
    };
    expect(one(scholarship)).toMatchObject({
      id: '7',
      totalAmount: 50_000,
      deadline: '2026-12-31',
      applicants: 1,
      applicantDetails: [
        {
          id: '1',
          name: 'Asha',
          gender: 'Female',
          status: 'In Progress',
          marks: 81.5,
          tenthMarks: 92,
          twelfthMarks: null,
          documents: [{ name: 'Marksheet', type: 'PDF', url: 'https://files.example/a.pdf' }],
          profile: 'read',
          applicationId: null,
        },
      ],
    });
    expect(one({ id: 'a', totalAmount: 10, amount: 20 }).totalAmount).toBe(10);
  });

  it('takes what is missing for missing, never for 0 or a text', () => {
    expect(one({ id: 'a', applicantDetails: [{}] })).toEqual({
      id: 'a',
      title: null,
      totalAmount: null,
      deadline: null,
      organizationId: null,
      applicants: null,
      applicantDetails: [
        expect.objectContaining({
          name: null,
          gender: 'Other',
          status: 'Submitted',
          marks: null,
          documents: [],
        }),
      ],
    });
    expect(one({ id: 'a', applicants: -1, amount: 'much', deadline: 'soon' })).toMatchObject({
      applicants: null,
      totalAmount: null,
      deadline: null,
    });
  });

  it('[AUTH-07] never shows one organization what belongs to another', () => {
    const record = { owner: 'user_2', current: [{ id: 'a', title: 'Theirs' }] };
    expect(read(record)).toEqual({ kind: 'foreign' });
    const mixed = found({ current: [{ id: 'a', organizationId: 'user_2' }, { id: 'b' }] });
    expect(mixed.all.map(({ id }) => id)).toEqual(['b']);
    expect(mixed.leftOut).toBe(1);
  });

  it('leaves out what is no scholarship, and one that comes twice', () => {
    const { all, leftOut } = found({ current: [null, 3, {}, { id: 'a' }], past: [{ id: 'a' }, { id: 'b' }] });
    expect(all.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(leftOut).toBe(4);
  });

  it.each([
    ['no JSON', '{'],
    ['an empty text', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '5'],
    ['another version', '{"version":2,"current":[]}'],
    ['a tab that is no list', '{"current":{}}'],
    ['an owner who is no text', '{"owner":3}'],
  ])('does not read %s', (_, stored) => {
    expect(readAnalytics(stored, 'user_1')).toEqual({ kind: 'unreadable' });
  });

  it('[SAFE-02] never throws over garbage, and what it reads can be written and read again', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            version: fc.oneof(fc.constant(1), fc.jsonValue()),
            owner: fc.oneof(fc.constant('user_1'), fc.jsonValue()),
            time: fc.jsonValue(),
            current: fc.oneof(
              fc.jsonValue(),
              fc.array(
                fc.record(
                  {
                    id: fc.oneof(fc.string(), fc.integer()),
                    title: fc.jsonValue(),
                    amount: fc.jsonValue(),
                    deadline: fc.jsonValue(),
                    applicants: fc.jsonValue(),
                    applicantDetails: fc.oneof(
                      fc.jsonValue(),
                      fc.array(
                        fc.dictionary(fc.constantFrom('id', 'marks', 'documents', 'gender'), fc.jsonValue()),
                      ),
                    ),
                  },
                  { requiredKeys: [] },
                ),
              ),
            ),
          },
          { requiredKeys: [] },
        )
        .map((record) => JSON.stringify(record)),
    );
    fc.assert(
      fc.property(garbage, (stored) => {
        const reading = readAnalytics(stored, 'user_1');
        if (reading.kind !== 'found') return;
        const again = readAnalytics(writeAnalytics(reading.record), 'user_1');
        expect(again).toEqual({ kind: 'found', record: reading.record, leftOut: 0 });
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps its time to the millisecond, and reads one that is none as none', () => {
    const record = { owner: 'user_1', time: TIME + 7, upcoming: [], current: [], past: [], isTrimmed: true };
    expect(readAnalytics(writeAnalytics(record), 'user_1')).toEqual({ kind: 'found', record, leftOut: 0 });
    expect(found({ time: 'yesterday' }).time).toBeNull();
    expect(found({ time: TIME }).time).toBe(TIME);
  });
});

it.each([
  ['PENDING', 'PENDING'],
  [' accepted ', 'ACCEPTED'],
  [null, 'PENDING'],
  ['WAITLISTED', null],
])('[ORG-16] the server’s word %j means %j', (decision, known) => {
  expect(decisionOf({ applicationId: 'a', decision })).toBe(known);
});

it('[ORG-17] a sample applicant cannot be accepted or rejected', () => {
  expect(decisionOf({ applicationId: null, decision: null })).toBeNull();
});
