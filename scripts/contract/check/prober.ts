import type { OperationId } from '#contract/endpoints.ts';
import { type Caller, titleOf } from './callers.ts';
import { judgeRefusal, judgeSuccess } from './judge.ts';
import type { Probe, Results } from './results.ts';
import type { Answer, Call, Silence, Wire } from './wire.ts';

/** A call by somebody: null calls without a token. */
export interface Attempt extends Omit<Call, 'token'> {
  readonly as: Caller | null;
}

/** What became of a probe. */
export interface Outcome {
  /** Null when nothing was called, because the token had run out. */
  readonly answer: Answer | Silence | null;
  /** Whether the answer was one that the contract knows. */
  readonly fits: boolean;
  /** Whether the server said that it did what it was asked to. */
  readonly isDone: boolean;
  /** The answer's body as JSON; undefined without one. */
  readonly body: unknown;
}

/** Calls operations, judges their answers and notes what it found. */
export interface Prober {
  /** A call that has to succeed, unless it is refused with one of `mayRefuse`: then that is what was tried. */
  succeeds(attempt: Attempt, mayRefuse?: readonly number[]): Promise<Outcome>;
  /** A call that has to be refused with one of these statuses. */
  isRefused(occasion: string, attempt: Attempt, statuses: readonly number[]): Promise<Outcome>;
  /** A call that nothing is noted of; null where nothing came back. */
  ask(attempt: Attempt): Promise<Answer | null>;
  note: Results['note'];
  skip(operation: OperationId, reason: string): void;
}

export interface ProberOptions {
  readonly wire: Wire;
  readonly results: Results;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export function createProber({ wire, results, now }: ProberOptions): Prober {
  /** Null when the caller's token has run out: what a server says then is not what was asked about. */
  const send = async ({ as, ...call }: Attempt): Promise<Answer | Silence | null> => {
    if (as !== null && as.expiresAt !== null && as.expiresAt <= now()) {
      results.skip(call.operation, 'the token ran out on the way');
      return null;
    }
    return wire({ ...call, token: as?.token });
  };

  const probe = async (
    attempt: Attempt,
    judge: (answer: Answer | Silence) => Omit<Probe, 'operation' | 'status'>,
  ): Promise<Outcome> => {
    const answer = await send(attempt);
    if (answer === null) return { answer, fits: false, isDone: false, body: undefined };
    const status = answer.kind === 'answer' ? answer.status : null;
    const judged = judge(answer);
    results.note({ operation: attempt.operation, status, ...judged });
    return {
      answer,
      fits: judged.verdict === 'fits' || judged.verdict === 'fits after the normaliser',
      isDone: status !== null && isSuccess(status) && judged.verdict !== 'not implemented',
      body: answer.kind === 'answer' ? answer.body : undefined,
    };
  };

  return {
    succeeds: (attempt, mayRefuse = []) =>
      probe(attempt, (answer) => {
        const { operation, as } = attempt;
        const isRefused = answer.kind === 'answer' && mayRefuse.includes(answer.status) && !answer.isPage;
        return isRefused
          ? { name: titleOf(as), wanted: 'refusal', ...judgeRefusal(operation, answer, mayRefuse) }
          : { name: titleOf(as), wanted: 'success', ...judgeSuccess(operation, answer) };
      }),
    isRefused: (name, attempt, statuses) =>
      probe(attempt, (answer) => ({
        name,
        wanted: 'refusal',
        ...judgeRefusal(attempt.operation, answer, statuses),
      })),
    ask: async (attempt) => {
      const answer = await send(attempt);
      return answer?.kind === 'answer' ? answer : null;
    },
    note: results.note,
    skip: results.skip,
  };
}
