import type { OperationId } from '#contract/endpoints.ts';
import { type Caller, titleOf } from './callers.ts';
import { type Judgment, judgeRefusal, judgeSuccess } from './judge.ts';
import type { Difference, Probe, Results } from './results.ts';
import { type Answer, type Call, isOk, type Wire } from './wire.ts';

/** A call by a user. If `as` is null, the call sends no token. */
export interface Attempt extends Omit<Call, 'token'> {
  readonly as: Caller | null;
}

/** A call that must be refused, with its name in the report and the allowed statuses. */
export interface Occasion {
  readonly name: string;
  readonly statuses: readonly number[];
  /** True if the only thing wrong with the call is its missing or invalid token. */
  readonly needsToken?: boolean;
}

export interface Outcome {
  /** Null if the call was not sent, because the token had expired. */
  readonly answer: Answer | null;
  /** Whether the contract allows the response. */
  readonly fits: boolean;
  /** Whether the server reported success. */
  readonly isDone: boolean;
  readonly body: unknown;
}

export type Prober = ReturnType<typeof createProber>;

/**
 * Creates a prober, which calls operations, compares the responses with the contract, and notes
 * the results.
 *
 * @param now milliseconds since 1970
 * @param signal stops the check before its next call. A call in progress is not aborted, because it
 * may be creating a record.
 */
export function createProber(wire: Wire, results: Results, now: () => number, signal?: AbortSignal) {
  /**
   * Sends a call and returns the response. If the caller's token has expired, sends nothing and
   * returns null, because a server would only refuse the token.
   */
  const send = async ({ as, ...call }: Attempt): Promise<Answer | null> => {
    signal?.throwIfAborted();
    if (as !== null && as.expiresAt !== null && as.expiresAt <= now()) {
      results.skip(call.operation, 'the token expired during the check');
      return null;
    }
    return wire({ ...call, token: as?.token });
  };
  const probe = async (
    attempt: Attempt,
    judge: (answer: Answer) => Judgment & Pick<Probe, 'name' | 'wanted' | 'needsToken'>,
  ): Promise<Outcome> => {
    const answer = await send(attempt);
    if (answer === null) return { answer, fits: false, isDone: false, body: undefined };
    const judged = judge(answer);
    const { siteInstead } = answer;
    const notes =
      siteInstead && judged.verdict === 'does not fit' ? [...judged.notes, siteInstead] : judged.notes;
    results.note({ operation: attempt.operation, ...judged, notes });
    return {
      answer,
      fits: judged.verdict.startsWith('fits'),
      isDone: isOk(answer) && judged.verdict !== 'not implemented',
      body: answer.body,
    };
  };
  /** Notes the differences between the sent and the returned values, if there are any. */
  const differs = (operation: OperationId, name: string, differences: readonly Difference[]): void => {
    if (differences.length === 0) return;
    results.note({ operation, name, wanted: 'success', verdict: 'does not fit', differences, notes: [] });
  };

  return {
    /**
     * Makes a call that must succeed.
     *
     * @param detail describes the call in the report: `with only the required fields`
     * @param mayRefuse statuses of refusals that the contract also allows
     * @param choice the report's text about such a refusal
     */
    succeeds: (attempt: Attempt, detail?: string, mayRefuse: readonly number[] = [], choice?: string) =>
      probe(attempt, (answer) => {
        const name = [titleOf(attempt.as), detail].filter(Boolean).join(' ');
        const isRefused = mayRefuse.includes(answer.status) && !answer.isPage;
        return isRefused
          ? { name, wanted: 'refusal', ...judgeRefusal(attempt.operation, answer, mayRefuse, choice) }
          : { name, wanted: 'success', ...judgeSuccess(attempt.operation, answer) };
      }),
    /** Makes a call that must be refused. */
    isRefused: ({ statuses, name, needsToken = false }: Occasion, attempt: Attempt) =>
      probe(attempt, (answer) => ({
        name,
        // A server error or a missing response does not show whether the server requires a token.
        needsToken: needsToken && answer.status > 0 && answer.status < 500,
        wanted: 'refusal',
        ...judgeRefusal(attempt.operation, answer, statuses),
      })),
    /**
     * Makes a call without judging the response. Returns null if the call was not sent or got no
     * response.
     */
    ask: async (attempt: Attempt): Promise<Answer | null> => {
      const answer = await send(attempt);
      return answer === null || answer.status === 0 ? null : answer;
    },
    /** Notes a difference that only several responses together can show. */
    expects: (operation: OperationId, name: string, holds: boolean, expected: string, got: string): void => {
      if (!holds) differs(operation, name, [{ path: '$', expected, got }]);
    },
    differs,
    skip: results.skip,
  };
}
