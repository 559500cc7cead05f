import { parseArgs } from 'node:util';
import { readCaller } from './callers.ts';

export const help = `Checks a backend against the contract of this repository.

  npm run contract:check -- --base-url URL [--as TOKEN]… [--write] [--payments]
  npm run contract:check -- --undo FILE --as TOKEN…

  --base-url   base URL of the REST API: http://localhost:3000/api
  --as         bearer: a session token, or a user's id if the backend accepts that. You can repeat it, for
               example for an organization and a student. The environment variable CONTRACT_TOKENS can
               contain more tokens, separated by spaces. They do not appear in the process list.
  --write      also creates, changes and removes records. Without it, the check only reads. The check
               applies only for its own scholarship. With only a student's token, it does not apply at all.
  --payments   with --write: also creates an order for one rupee, which is never paid and cannot be removed
  --undo       runs no check, but removes the records that an earlier run left behind. FILE is the file in
               which that run listed its records.

Exit code 0: every operation that was tried fits, and no record is left behind. Exit code 1: otherwise. Exit code 2: the
check could not run, because the arguments are wrong, no server responds, or no public read works.
`;

/**
 * The parsed command line: a request for help, for a check, or for the removal of an earlier run's
 * records.
 */
export type Asked = ReturnType<typeof readArguments>;

/**
 * Reads the command line.
 *
 * @param now in milliseconds since 1970, to detect expired tokens
 * @throws Error if the arguments are invalid
 */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv, now: number) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      as: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      payments: { type: 'boolean', default: false },
      undo: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { help: isHelp, undo = null, write: writes, payments: pays } = values;
  const tokens = `${values.as.join(' ')} ${environment.CONTRACT_TOKENS ?? ''}`.split(/\s+/).filter(Boolean);
  const callers = tokens.map(readCaller).filter((caller) => caller !== null);
  const baseUrl = baseUrlIn(values['base-url']);
  const problems = [
    // The argument may be a token, so the message does not repeat it.
    [positionals.length > 0, 'Every argument must belong to an option.'],
    [callers.length < tokens.length, 'A token of --as or CONTRACT_TOKENS contains no user id.'],
    [
      callers.some(({ expiresAt }) => expiresAt !== null && expiresAt <= now),
      'A token of --as or CONTRACT_TOKENS has expired. Get a new one.',
    ],
    [
      undo !== null && (writes || pays || values['base-url'] !== undefined),
      '--undo can be combined only with --as.',
    ],
    [undo !== null && callers.length === 0, '--undo needs the tokens of that run. Add them with --as.'],
    [undo === null && baseUrl === '', '--base-url must be an http or https URL without a password.'],
    [pays && !writes, '--payments needs --write.'],
    [writes && callers.length === 0, '--write needs a token. Add it with --as.'],
  ] as const;
  const [problem] = problems.filter(([isWrong]) => isWrong && !isHelp);
  if (problem) throw new Error(`${problem[1]}\n\n${help}`);
  return { help: isHelp, undo, baseUrl, callers, writes, pays };
}

function baseUrlIn(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '') return '';
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
