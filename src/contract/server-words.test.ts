import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from './failure.ts';
import { serverWords } from './server-words.ts';

/** Messages in the 500 responses of various servers. */
const internals = [
  '\nInvalid `prisma.student.update()` invocation in\n/srv/app/controllers/student.js:112:9\n\n  109 try {',
  "Can't reach database server at `localhost:5432`",
  'Invalid value for argument `dateOfBirth`: premature end of input. Expected ISO-8601 DateTime.',
  'relation "users" does not exist',
  'duplicate key value violates unique constraint "users_pkey"',
  'connect ECONNREFUSED 127.0.0.1:5432',
  "Cannot read properties of undefined (reading 'id')",
  'TypeError: x is not a function\n    at save (/srv/app.js:10:3)',
  'SELECT * FROM users WHERE id = 1',
  'Unexpected token < in JSON at position 0',
  'java.lang.NullPointerException: null',
  'ENOENT: no such file or directory, open C:\\app\\secret.env',
  'Internal Server Error',
  '/var/www/app/node_modules/express/lib/router.js',
  'getaddrinfo ENOTFOUND db.internal',
  'Error: timeout of 5000ms exceeded',
  '{"code":"P2025"}',
  'The sqlite file is locked',
  'A postgresql server is needed',
  'The mongodb cluster is paused',
  'x'.repeat(300),
];

const sentences = [
  'Profiles are being moved. Come back in an hour.',
  'The payment provider cannot be reached right now.',
  'Provider unreachable',
  'Not available.',
  'Try later.',
  'छात्रवृत्ति अभी उपलब्ध नहीं है',
  'A gift is at most ₹50,000 (for now).',
];

describe('serverWords', () => {
  it.each(internals)('[SAFE-02] serverWords hides internals in a server error response: %j', (text) => {
    expect(serverWords(text, 500)).toBeUndefined();
    expect(normalizeHttpFailure(500, { message: text })).toEqual({ kind: 'http', status: 500 });
    expect(normalizeHttpFailure(503, { errors: { dateOfBirth: [text] } }).fields).toBeUndefined();
  });

  it.each([
    '\nInvalid `prisma.student.update()` invocation in\n/srv/app/controllers/student.js:112:9',
    'SELECT * FROM users WHERE id = 1',
    'Failed at save (student:112:9)',
    'Failed at <anonymous>:1:1',
    '/srv/uploads is full',
    'Cannot write to "/var/lib/uploads"',
    "Cannot open 'C:\\app\\uploads'",
    'Thrown in student.ts:10',
    'Thrown in student.mjs:7',
    'Thrown in student.JSX:7',
    'A TypeError was thrown',
    'java.lang.NullPointerException',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'student.update() failed',
  ])('[SAFE-02] serverWords hides technical text even in a 400 response: %j', (text) =>
    expect(serverWords(text, 400)).toBeUndefined(),
  );

  it('serverWords returns a sentence of up to 200 characters from a 500 response, but hides longer text and single words', () => {
    const long = `${'Come back later '.repeat(12)}or today`;
    expect(long).toHaveLength(200);
    expect(serverWords(long, 500)).toBe(long);
    expect(serverWords(`${long}.`, 500)).toBeUndefined();
    expect(serverWords('Unavailable', 500)).toBeUndefined();
    expect(serverWords('Come  back', 500)).toBe('Come  back');
  });

  it('serverWords trims a server’s text and shortens it to 500 characters', () => {
    expect(serverWords('x'.repeat(500), 400)).toBe('x'.repeat(500));
    expect(serverWords('x'.repeat(501), 400)).toBe(`${'x'.repeat(499)}…`);
    expect(serverWords('  Too late. ', 400)).toBe('Too late.');
    expect(serverWords('Write it as <html>', 400)).toBe('Write it as <html>');
  });

  it.each([
    '<pre>Cannot PATCH /api/applications/app-1</pre>',
    ' <h1>Not Found</h1> The page is missing.',
    'Cannot PATCH.</pre>',
    'Too large.<br>nginx',
    '<!-- proxy --> Not possible.',
  ])('[SAFE-02] serverWords hides an HTML page or fragment: %j', (text) => {
    expect(serverWords(text, 404)).toBeUndefined();
    expect(normalizeHttpFailure(409, { message: text })).toEqual({ kind: 'http', status: 409 });
  });

  it.each(sentences)('serverWords returns a plain sentence from a server error response: %j', (text) => {
    expect(serverWords(text, 503)).toBe(text);
  });

  it.each([
    'Contact number must be +91 followed by ten digits.',
    "Father's name is required.",
    'A goal is at most ₹50,00,000.',
    'The deadline has to be in the future.',
    'Invalid donorId',
    "User dosen't exists",
    'Use {name}',
    'Select one of the offers from the list.',
    'Applications closed at 17:30:00 on 3/4/2026.',
    'Tell us how/why you need it: see section 2.3:1.',
    'Not possible. Invalid type of account.',
    'This offer is too small: ask for more.',
    'One field has an unrecognized key.',
    'Update your address and set a number.',
  ])('serverWords returns plain text from a refusal: %j', (text) =>
    expect(serverWords(text, 400)).toBe(text),
  );

  it.each(['at (', 'select from ', 'e ', '/a', 'expected '])(
    '[SAFE-02] serverWords processes 20 long texts that repeat %j in less than 0.4 s of CPU time',
    (part) => {
      const before = process.threadCpuUsage().user;
      for (let time = 0; time < 20; time += 1) serverWords(part.repeat(2000), 400);
      expect(process.threadCpuUsage().user - before).toBeLessThan(400_000);
    },
  );

  it('[SAFE-02] serverWords never returns code, internals or more than 200 characters from a server error response', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.lorem(),
      fc
        .tuple(fc.constantFrom(...sentences), fc.constantFrom(...internals))
        .map(([sentence, internal]) => `${sentence} ${internal}`),
      fc
        .tuple(
          fc.constantFrom(...sentences),
          fc.constantFrom('\n', '`', '/', '\\', '_', '{', '<', ':', '=', '@'),
        )
        .map(([sentence, sign]) => sentence + sign + sentence),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 500, max: 599 }), (text, status) => {
        const words = serverWords(text, status);
        if (words === undefined) return;
        expect(words.length).toBeLessThanOrEqual(200);
        expect(words).not.toMatch(/[\r\n`/\\_{}[\]<>=:@|]|\d{1,3}(?:\.\d{1,3}){3}|\w\.\w+\(/);
        for (const internal of internals) expect(words).not.toContain(internal);
      }),
    );
  });
});
