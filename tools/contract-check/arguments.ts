import { parseArgs } from 'node:util';
import { readCaller } from './callers.ts';

export const help = `Tries a backend against the contract of this repository.

  npm run contract:check -- --base-url URL [--as TOKEN]… [--write] [--payments]
  npm run contract:check -- --undo FILE --as TOKEN…

  --base-url   where the REST API hangs: http://localhost:3000/api
  --as         a bearer: a session token, or a user's id where the backend takes that. Several may be
               given, of an organization and a student for instance; CONTRACT_TOKENS in the environment
               holds more, with spaces between them, and shows in no list of processes
  --write      also makes records, changes them and removes them again; without it, it only reads.
               It applies for no scholarship but its own: with a student's token alone, for none
  --payments   with --write: also makes an order of one rupee, which is never paid and which stays
  --undo       tries nothing, and removes what a run has left behind: the file is where that run has
               written down each record that it made

It ends with 0 when whatever was tried fits and nothing is left behind, with 1 otherwise, and with 2 when it could not
run: it was called wrongly, no server answers, or no public read works.
`;

/** The command line's request: help, a check, or with a file the removal of a run's records. */
export type Asked = ReturnType<typeof readArguments>;

/**
 * Reads the command line.
 *
 * @param now milliseconds since 1970: a token that has run out is a wrong call
 * @throws Error when it is called wrongly
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
    // It may be a token, so it is not repeated.
    [positionals.length > 0, 'Every argument has to belong to an option.'],
    [callers.length < tokens.length, 'A token of --as names no user.'],
    [callers.some(({ expiresAt }) => expiresAt !== null && expiresAt <= now), 'A token of --as has run out.'],
    [undo !== null && (writes || pays || values['base-url'] !== undefined), '--undo goes with --as alone.'],
    [undo !== null && callers.length === 0, '--undo needs the tokens of that run: --as.'],
    [undo === null && baseUrl === '', '--base-url has to be an http or https address without a password.'],
    [pays && !writes, '--payments needs --write.'],
    [writes && callers.length === 0, '--write needs a token: --as.'],
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
