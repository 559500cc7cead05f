import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import { createTestMock } from '../testing/create-test-mock.ts';
import { examples } from '../testing/example-calls.ts';
import { contractIssues } from '../traffic/contract-verdict.ts';
import { type FieldOf, fieldRules, type Resource, wrappers } from './field-rules.ts';
import { recordAnswer } from './record-answer.ts';
import { writeRecorded } from './recorded-file.ts';
import { OTHER_WORDS, replacePersonalData } from './replace-personal-data.ts';

const AT = Date.UTC(2026, 10, 21);
const fileOf = (operation: OperationId, status: number, body: unknown): string =>
  writeRecorded(recordAnswer({ operation, status, at: AT, body }).recorded);

/** A mark that no text of this repository holds, and in which nothing else can be found. */
const letters = fc.stringMatching(/^[qxzwkj]{7,12}$/);
const digits = (length: number) =>
  fc.tuple(...Array.from({ length }, () => fc.integer({ min: 1, max: 9 }))).map((list) => list.join(''));

/** Something personal, with the part of it that must be in no file. */
const secret: fc.Arbitrary<{ readonly text: string; readonly mark: string }> = fc.oneof(
  letters.map((mark) => ({ text: mark, mark })),
  letters.map((mark) => ({
    text: `${mark[0]?.toUpperCase()}${mark.slice(1)} O’Brien-दास`,
    mark: mark.slice(1),
  })),
  letters.map((mark) => ({ text: mark.toUpperCase(), mark: mark.toUpperCase() })),
  letters.map((mark) => ({ text: `${mark}+scholar@gmail.example`, mark })),
  digits(10).map((mark) => ({ text: `+91${mark}`, mark })),
  digits(12).map((mark) => ({
    text: mark.replace(/(.{4})(?=.)/g, '$1 '),
    mark: mark.slice(0, 4) + mark.slice(4, 8),
  })),
  letters.map((mark) => ({ text: `12, 3rd Cross, ${mark} Road, Bengaluru 560003`, mark })),
  letters.map((mark) => ({ text: `https://files.example/storage/${mark}/income.pdf?token=${mark}`, mark })),
  letters.map((mark) => ({ text: `2026-01-01T00:00:00Z ${mark}`, mark })),
);

interface Planted {
  readonly value: unknown;
  readonly marks: readonly string[];
}

const text: fc.Arbitrary<Planted> = fc
  .tuple(secret, fc.constantFrom('', 'Write to ', 'My name is ', '<p>'), fc.constantFrom('', '.', ' soon'))
  .map(([{ text: word, mark }, before, after]) => ({ value: before + word + after, marks: [mark] }));
/** A telephone number, or an Aadhaar number, as a number. */
const numeral: fc.Arbitrary<Planted> = fc
  .oneof(digits(10), digits(12))
  .map((mark) => ({ value: Number(mark), marks: [mark] }));
const leaf: fc.Arbitrary<Planted> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: numeral },
  fc.constantFrom(null, true, '', 5).map((value) => ({ value, marks: [] })),
);

const names = [
  ...new Set([
    ...Object.values(fieldRules).flatMap((rules) => Object.keys(rules).flatMap((path) => path.split('.'))),
    ...wrappers,
    ...['error', 'errors', 'message', '_errors', 'path', 'details', 'profile'],
  ]),
];
const key = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names).map((name) => ({ name, marks: [] as string[] })) },
  // A name of a field may be personal, too.
  { weight: 1, arbitrary: secret.map(({ text: name, mark }) => ({ name, marks: [mark] })) },
);

/** Any JSON, with names of the contract's fields and others, and something personal wherever a value is. */
const { answer } = fc.letrec<{ answer: Planted }>((tie) => ({
  answer: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    fc
      .array(tie('answer'), { maxLength: 4 })
      .map((list) => ({ value: list.map(({ value }) => value), marks: list.flatMap(({ marks }) => marks) })),
    fc.array(fc.tuple(key, tie('answer')), { maxLength: 8 }).map((entries) => ({
      value: Object.fromEntries(entries.map(([{ name }, { value }]) => [name, value])),
      marks: entries.flatMap(([{ marks: own }, { marks }]) => [...own, ...marks]),
    })),
  ),
}));

/** A record of a resource with something personal in each of its fields, whatever its type. */
function recordOf(paths: readonly string[]): fc.Arbitrary<Planted> {
  return fc.tuple(...paths.map(() => leaf)).map((values) => {
    const value: Record<string, unknown> = {};
    for (const [index, path] of paths.entries()) {
      const parts = path.split('.');
      const last = parts.pop() ?? '';
      let inner = value;
      for (const part of parts) {
        inner[part] ??= {};
        inner = inner[part] as Record<string, unknown>;
      }
      inner[last] = values[index]?.value;
    }
    return { value, marks: values.flatMap(({ marks }) => marks) };
  });
}

function expectNoneIn(file: string, marks: readonly string[]): void {
  const spaceless = file.replaceAll(' ', '');
  expect(marks.filter((mark) => file.includes(mark) || spaceless.includes(mark))).toEqual([]);
}

describe('a recorded answer', () => {
  const status = fc.constantFrom(200, 201, 400, 404, 409, 500);

  it('holds no name, email address, telephone number, address, document or Aadhaar number, wherever it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operationIds), status, answer, (operation, code, { value, marks }) => {
        expectNoneIn(fileOf(operation, code, value), marks);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(operationIds)('%s: holds nothing of what is in the contract’s own fields', (operation) => {
    const [resource] = operation.split('.') as [Resource];
    const paths = Object.keys(fieldRules[resource]).filter((path) => path !== '');
    fc.assert(
      fc.property(status, fc.array(recordOf(paths), { minLength: 1, maxLength: 3 }), (code, records) => {
        const list = records.map(({ value }) => value);
        const marks = records.flatMap((each) => each.marks);
        for (const body of [list, list[0], { data: list }, { updatedStudent: list[0] }])
          expectNoneIn(fileOf(operation, code, body), marks);
      }),
      { numRuns: 30 },
    );
  });

  it('fits the contract as before, in every operation’s example', async () => {
    for (const operation of operationIds) {
      const { as, params, body, before, status: code = 200 } = examples[operation];
      const mock = await createTestMock({ seed: 'small' });
      await before?.(mock);
      const real = await mock.call(operation, {
        ...(as && { as }),
        ...(params && { params }),
        ...(body !== undefined && { body }),
      });
      const { answer: replaced } = replacePersonalData(operation, real.status, real.body);
      expect(contractIssues(operation, real.status, replaced), `${operation} ${code}`).toEqual([]);
    }
  });

  it('keeps what is no personal data, and which id is which', () => {
    const list = [
      {
        id: 'app-7f3',
        studentId: 'u-1',
        scholarshipId: 's-9',
        status: 'ACCEPTED',
        createdAt: '2026-11-02 10:00:00.123456+05:30',
      },
      { id: 'app-7f4', studentId: 'u-1', scholarshipId: 's-8', status: 'ON HOLD', createdAt: '2026-11-02' },
    ];
    const { answer: replaced } = replacePersonalData('applications.all', 200, list);
    const [one, two] = replaced as Record<string, unknown>[];
    expect(one).toMatchObject({ status: 'ACCEPTED', createdAt: '2026-11-02 10:00:00.123+05:30' });
    expect(two).toMatchObject({ status: 'OTHER', createdAt: '2026-11-02' });
    expect(one?.studentId).toBe(two?.studentId);
    expect(one?.studentId).toBe('user_asha_student');
    expect(one?.scholarshipId).not.toBe(two?.scholarshipId);
  });

  it('keeps a wrong type, which may be why it was recorded, and a text’s length', () => {
    const body = {
      id: 17,
      title: null,
      totalAmount: '5000.00',
      description: 'ab '.repeat(100),
      expiredAt: 'soon',
    };
    const { answer: replaced } = replacePersonalData('scholarships.byId', 200, body);
    expect(replaced).toMatchObject({ id: 1, title: null, totalAmount: '5000.00', expiredAt: '21/11/2026' });
    const { length } = (replaced as { description: string }).description;
    expect(length).toBeGreaterThan(280);
    expect(length).toBeLessThanOrEqual(300);
  });

  it('keeps a server’s message that the repository has, and the shape of a refusal', () => {
    const body = {
      error: 'You have already applied for this scholarship.',
      errors: { fullName: ['Asha Kumari is not allowed'], 'asha@example.com': ['Required'] },
      stack: 'at /srv/asha/app.js',
    };
    expect(replacePersonalData('applications.create', 409, body)).toEqual({
      answer: {
        error: 'You have already applied for this scholarship.',
        errors: { fullName: [OTHER_WORDS] },
      },
      leftOut: 2,
    });
    expect(replacePersonalData('students.create', 201, { fullName: 'Asha' })).toEqual({
      answer: '',
      leftOut: 1,
    });
  });
});

it('does not compile where a field of the contract has no rule, or a rule no field', () => {
  const rule = fieldRules.users.id;
  const rulesOf = (rules: Readonly<Record<FieldOf<'users'>, typeof rule>>) => Object.keys(rules);
  const rules = { id: rule, name: rule, email: rule, role: rule, createdAt: rule };
  expect(rulesOf(rules)).toHaveLength(5);
  // @ts-expect-error: the email address has no rule.
  expect(rulesOf({ id: rule, name: rule, role: rule, createdAt: rule })).toHaveLength(4);
  // @ts-expect-error: the contract has no such field.
  expect(rulesOf({ ...rules, aadhaar: rule })).toHaveLength(6);
});
