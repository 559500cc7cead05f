import { describe, expect, it } from 'vitest';
import { type Asked, readArguments } from './arguments.ts';

const NOW = Date.UTC(2026, 10, 21);
const URL_GIVEN = ['--base-url', 'https://api.example/api/'];

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object): string => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.c2lnbg`;

function checkAsked(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const asked = readArguments([...URL_GIVEN, ...args], environment, NOW);
  if (asked.kind !== 'check') throw new Error(JSON.stringify(asked));
  return asked;
}

const problemOf = (args: readonly string[]): string => {
  const asked: Asked = readArguments(args, {}, NOW);
  return asked.kind === 'wrong' ? asked.problem : asked.kind;
};

describe('the command line', () => {
  it('asks for reads, with the patience of the site, when it says nothing else', () => {
    expect(checkAsked([])).toEqual({
      kind: 'check',
      baseUrl: 'https://api.example/api',
      callers: [],
      writes: false,
      pays: false,
      timeoutMs: 10_000,
      report: null,
    });
  });

  it('reads from a session token whose it is, which role it has, and when it expires', () => {
    const expiry = NOW / 1000 + 60;
    const token = tokenOf({ sub: 'user_1', exp: expiry, metadata: { role: 'STUDENT' } });
    expect(checkAsked(['--as', token]).callers).toEqual([
      { token, userId: 'user_1', role: 'STUDENT', expiresAt: expiry * 1000 },
    ]);
    const [plain] = checkAsked(['--as', tokenOf({ sub: 'user_2', role: 'ADMIN' })]).callers;
    expect(plain).toMatchObject({ userId: 'user_2', role: null, expiresAt: null });
  });

  it('takes several tokens, users’ ids among them, and more from the environment', () => {
    const { callers } = checkAsked(['--as', 'user_1', '--as', 'user_2'], {
      CONTRACT_TOKENS: ' user_3 user_4 ',
    });
    expect(callers.map(({ userId }) => userId)).toEqual(['user_1', 'user_2', 'user_3', 'user_4']);
  });

  it('asks to remove what an earlier run has left', () => {
    const asked = readArguments([...URL_GIVEN, '--as', 'user_1', '--clean', '1a2b3c4d'], {}, NOW);
    expect(asked).toMatchObject({ kind: 'clean', runId: '1a2b3c4d', callers: [{ userId: 'user_1' }] });
  });

  it.each([
    [[], '--base-url'],
    [['--base-url', 'api.example'], '--base-url'],
    [['--base-url', 'ftp://api.example'], '--base-url'],
    [['--base-url', 'https://me:secret@api.example/api'], '--base-url'],
    [[...URL_GIVEN, '--timeout', '0'], '--timeout'],
    [[...URL_GIVEN, '--timeout', 'long'], '--timeout'],
    [[...URL_GIVEN, '--write'], '--write needs a token'],
    [[...URL_GIVEN, '--as', 'user_1', '--payments'], '--payments needs --write'],
    [[...URL_GIVEN, '--as', 'user_1', '--clean', 'all'], '--clean has to be the id of a run'],
    [[...URL_GIVEN, '--clean', '1a2b3c4d'], '--clean needs the tokens'],
    [[...URL_GIVEN, '--as', 'user_1', '--clean', '1a2b3c4d', '--write'], '--clean goes with neither'],
    [[...URL_GIVEN, '--as', 'not a token'], 'names no user'],
    [[...URL_GIVEN, '--as', 'a.b.c'], 'names no user'],
    [[...URL_GIVEN, '--as', tokenOf({ sub: 'user_1', exp: NOW / 1000 - 1 })], 'has run out'],
    [[...URL_GIVEN, '--delete-everything'], '--delete-everything'],
    [[...URL_GIVEN, 'eyJ.secret.token'], 'belong to an option'],
  ])('is refused: %j', (args, problem) => {
    expect(problemOf(args)).toContain(problem);
    expect(problemOf(args)).not.toContain('secret');
  });
});
