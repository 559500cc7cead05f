import { type OperationId, operationIds } from '#contract/endpoints.ts';

/** The possible verdicts on an operation of the backend. */
export const verdicts = [
  'fits',
  /**
   * The site can handle the difference: it recognizes the error's format or unwraps the response.
   */
  'fits after the normaliser',
  /** The only fault is that the server does not check the token. */
  'fits but for the token',
  'does not fit',
  'not implemented',
  'not tried',
] as const;
export type Verdict = (typeof verdicts)[number];

/** One place where a response differs from the contract. */
export interface Difference {
  /** `status`, or a path into the body: `$.0.title`. */
  readonly path: string;
  readonly expected: string;
  /** Describes the received value without quoting personal data. */
  readonly got: string;
}

/** One call and the verdict on its response. */
export interface Probe {
  readonly operation: OperationId;
  /** Describes the call: `as STUDENT`, `without a token`, `with an unknown id`. */
  readonly name: string;
  readonly wanted: 'success' | 'refusal';
  /** True if the only thing wrong with the call was its missing or invalid token. */
  readonly needsToken?: boolean;
  readonly verdict: Exclude<Verdict, 'fits but for the token' | 'not tried'>;
  readonly differences: readonly Difference[];
  /** Notes for the report, such as differences that the site can handle or the server's message. */
  readonly notes: readonly string[];
}

/** An operation with all of its probes. */
export interface Row {
  readonly operation: OperationId;
  readonly verdict: Verdict;
  /** Why the operation was not tried. Null if it was tried. */
  readonly reason: string | null;
  readonly probes: readonly Probe[];
}

export type Results = ReturnType<typeof createResults>;

/** Collects the results of a check. */
export function createResults() {
  const probes: Probe[] = [];
  const reasons = new Map<OperationId, string>();
  return {
    note: (probe: Probe): void => void probes.push(probe),
    /** Notes why an operation could not be tried. Keeps only the first reason. */
    skip: (operation: OperationId, reason: string): void => {
      if (!reasons.has(operation)) reasons.set(operation, reason);
    },
    /** Returns a row for every operation of the contract, in the order of the endpoint table. */
    rows: (otherwise: (operation: OperationId) => string): readonly Row[] =>
      operationIds.map((operation) => {
        const own = probes.filter((probe) => probe.operation === operation);
        const verdict = verdictOf(operation, own);
        const reason = verdict === 'not tried' ? (reasons.get(operation) ?? otherwise(operation)) : null;
        return { operation, verdict, reason, probes: own };
      }),
  };
}

/** Returns true if the server failed to refuse a call without a valid token. */
export const isOpen = ({ needsToken = false, verdict }: Probe): boolean =>
  needsToken && verdict === 'does not fit';

/**
 * Combines all probes of an operation. One difference is enough for `does not fit`. An operation
 * with only expected refusals counts as not tried. A 404 does not count as `not implemented` if the
 * operation has also succeeded.
 */
function verdictOf(operation: OperationId, probes: readonly Probe[]): Verdict {
  // No signed-in user may verify an organization, so only the refusal can be tried.
  const isForNobody = operation === 'organizations.verify';
  const tried = isForNobody ? probes : probes.filter(({ wanted }) => wanted === 'success');
  if (probes.some((probe) => probe.verdict === 'does not fit' && !isOpen(probe))) return 'does not fit';
  const telling = tried.length > 0 ? tried : probes;
  if (telling.some(({ verdict }) => verdict === 'not implemented')) return 'not implemented';
  if (probes.some(isOpen)) return 'fits but for the token';
  if (tried.length === 0) return 'not tried';
  return probes.every(({ verdict }) => verdict === 'fits') ? 'fits' : 'fits after the normaliser';
}
