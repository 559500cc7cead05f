import type { OperationId } from '#contract/endpoints.ts';
import { type Caller, titleOf } from './callers.ts';
import { judgeRefusal, judgeSuccess } from './judge.ts';
import type { Difference, Guard, Probe, Results } from './results.ts';
import type { Answer, Call, Silence, Wire } from './wire.ts';

/** A call by a person: null calls without a token. */
export interface Attempt extends Omit<Call, 'token'> {
  readonly as: Caller | null;
}

/** A call that has to be refused: what is wrong with it, and the statuses that refuse it. */
export interface Occasion {
  readonly name: string;
  readonly statuses: readonly number[];
  /** What the server has to look at to refuse it, where that is the point. */
  readonly guard?: Guard;
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

export interface SuccessOptions {
  /** What is special about this call: `with the required fields alone`. */
  readonly detail?: string;
  /** Statuses of refusals that the contract knows for such a call, too. */
  readonly mayRefuse?: readonly number[];
}

/** Calls operations, compares their answers with the contract and notes the results. */
export interface Prober {
  /** A call that has to succeed. */
  succeeds(attempt: Attempt, options?: SuccessOptions): Promise<Outcome>;
  /** A call that has to be refused. */
  isRefused(occasion: Occasion, attempt: Attempt): Promise<Outcome>;
  /** Takes an answer that should have been a refusal for the success that it was. */
  countAsSuccess(attempt: Attempt, answer: Answer | Silence | null): void;
  /** A call that nothing is noted of; null where nothing came back. */
  ask(attempt: Attempt): Promise<Answer | null>;
  /** Notes differences that only several answers together show; nothing where there are none. */
  differs(operation: OperationId, name: string, differences: readonly Difference[], guard?: Guard): void;
  /** Notes what the site copes with. */
  copes(operation: OperationId, name: string, notes: readonly string[]): void;
  skip(operation: OperationId, reason: string): void;
}

export interface ProberOptions {
  readonly wire: Wire;
  readonly results: Results;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
const statusOf = (answer: Answer | Silence): number | null =>
  answer.kind === 'answer' ? answer.status : null;

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
    const status = statusOf(answer);
    const judged = judge(answer);
    results.note({ operation: attempt.operation, status, ...judged });
    return {
      answer,
      fits: judged.verdict === 'fits' || judged.verdict === 'fits after the normaliser',
      isDone: status !== null && isSuccess(status) && judged.verdict !== 'not implemented',
      body: answer.kind === 'answer' ? answer.body : undefined,
    };
  };
  const noteSummary = (probe: Pick<Probe, 'operation' | 'name' | 'verdict'> & Partial<Probe>): void =>
    results.note({ wanted: 'success', status: null, differences: [], notes: [], ...probe });

  return {
    succeeds: (attempt, { detail, mayRefuse = [] } = {}) =>
      probe(attempt, (answer) => {
        const name = [titleOf(attempt.as), detail].filter((part) => part !== undefined).join(' ');
        const isRefused = answer.kind === 'answer' && mayRefuse.includes(answer.status) && !answer.isPage;
        return isRefused
          ? { name, wanted: 'refusal', ...judgeRefusal(attempt.operation, answer, mayRefuse) }
          : { name, wanted: 'success', ...judgeSuccess(attempt, answer) };
      }),
    isRefused: ({ name, statuses, guard }, attempt) =>
      probe(attempt, (answer) => ({
        name,
        wanted: 'refusal',
        ...(guard !== undefined && { guard }),
        ...judgeRefusal(attempt.operation, answer, statuses),
      })),
    countAsSuccess: (attempt, answer) => {
      if (answer === null) return;
      const judged = judgeSuccess(attempt, answer);
      const notes = [...judged.notes, 'done by the call that had to be refused, and not retried'];
      const { operation } = attempt;
      noteSummary({ operation, name: titleOf(attempt.as), status: statusOf(answer), ...judged, notes });
    },
    ask: async (attempt) => {
      const answer = await send(attempt);
      return answer?.kind === 'answer' ? answer : null;
    },
    differs: (operation, name, differences, guard) => {
      if (differences.length === 0) return;
      noteSummary({ operation, name, verdict: 'does not fit', differences, ...(guard && { guard }) });
    },
    copes: (operation, name, notes) => {
      if (notes.length > 0) noteSummary({ operation, name, verdict: 'fits after the normaliser', notes });
    },
    skip: results.skip,
  };
}
