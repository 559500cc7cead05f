import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { type Caller, readCaller } from './callers.ts';

export const help = `Tries a backend against the contract of this repository.

  npm run contract:check -- --base-url URL [--as TOKEN]… [--write] [--payments]
                            [--timeout SECONDS] [--report FILE]
  npm run contract:check -- --base-url URL --as TOKEN… --clean RUN

  --base-url   where the REST API hangs: http://localhost:3000/api
  --as         a bearer: a session token, or a user's id where the backend takes that. Several may be
               given, of an organization and a student for instance; CONTRACT_TOKENS in the environment
               holds more, with spaces between them, and shows in no list of processes
  --write      also makes records, changes them and removes them again; without it, it only reads.
               It applies for no scholarship but its own: with a student's token alone, for none
  --payments   with --write: also makes an order of one rupee, which is never paid and which stays
  --clean      tries nothing, and removes what an earlier run has left behind: its id is in the
               words 'Contract check …' of whatever it made
  --timeout    how long a call may take, in seconds: ${CALL_TIMEOUT_MS / 1000} by default, as in the site
  --report     also writes the results into a JSON file
  --help       prints this

It ends with 0 when whatever was tried fits and nothing is left behind, with 1 otherwise, and with 2 when it is called
wrongly or no server answers.
`;

/** What the command line asks for. */
export type Asked =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'check';
      readonly baseUrl: string;
      readonly callers: readonly Caller[];
      readonly writes: boolean;
      readonly pays: boolean;
      readonly timeoutMs: number;
      readonly report: string | null;
    }
  | {
      readonly kind: 'clean';
      readonly baseUrl: string;
      readonly callers: readonly Caller[];
      readonly timeoutMs: number;
      readonly runId: string;
    };

/** The id of a run: eight hexadecimal digits, so that it can be found in nothing but that run's own texts. */
const RUN_ID = /^[\da-f]{8}$/;

const timeoutSchema = v.pipe(v.string(), v.toNumber(), v.finite(), v.gtValue(0), v.maxValue(600));

/**
 * Reads the command line.
 *
 * @param now milliseconds since 1970: a token that has run out is a wrong call
 */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv, now: number): Asked {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return wrong(problemOf(error));
  }
  if (values.help) return { kind: 'help' };

  const baseUrl = baseUrlIn(values['base-url']);
  if (baseUrl === null)
    return wrong('--base-url has to be an http or https address without a name or password in it.');
  const timeout = v.safeParse(timeoutSchema, values.timeout);
  if (!timeout.success) return wrong('--timeout has to be a number of seconds, at most 600.');
  if (values.payments && !values.write) return wrong('--payments needs --write.');

  const tokens = [...values.as, ...(environment.CONTRACT_TOKENS ?? '').split(/\s+/)].filter(
    (one) => one !== '',
  );
  const callers = tokens.map(readCaller);
  if (!callers.every((caller) => caller !== null)) return wrong('A token of --as names no user.');
  if (callers.some(({ expiresAt }) => expiresAt !== null && expiresAt <= now)) {
    return wrong('A token of --as has run out.');
  }
  const timeoutMs = timeout.output * 1000;
  if (values.clean !== undefined) {
    if (!RUN_ID.test(values.clean)) return wrong('--clean has to be the id of a run: 1a2b3c4d.');
    if (values.write || values.report !== undefined)
      return wrong('--clean goes with neither --write nor --report.');
    if (callers.length === 0) return wrong('--clean needs the tokens of that run: --as.');
    return { kind: 'clean', baseUrl, callers, timeoutMs, runId: values.clean };
  }
  if (values.write && callers.length === 0) return wrong('--write needs a token: --as.');
  return {
    kind: 'check',
    baseUrl,
    callers,
    writes: values.write,
    pays: values.payments,
    timeoutMs,
    report: values.report ?? null,
  };
}

/** The parser's own message, except where it would repeat what may be a token. */
function problemOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
    ? 'Every argument has to belong to an option.'
    : message;
}

const wrong = (problem: string): Asked => ({ kind: 'wrong', problem });

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      'base-url': { type: 'string' },
      as: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      payments: { type: 'boolean', default: false },
      timeout: { type: 'string', default: String(CALL_TIMEOUT_MS / 1000) },
      report: { type: 'string' },
      clean: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

function baseUrlIn(text: string | undefined): string | null {
  const url = URL.parse(text ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  return url.href.replace(/\/+$/, '');
}
