import { type OperationId, operationIds } from '#contract/endpoints.ts';

/** How an operation of a backend compares with the contract. */
export const verdicts = [
  'fits',
  /** The site copes: it knows this shape of an error, or unwraps this answer. */
  'fits after the normaliser',
  /** Nothing is wrong but that the server answers without a token as it does with one. */
  'fits but for the token',
  'does not fit',
  'not implemented',
  'not tried',
] as const;
export type Verdict = (typeof verdicts)[number];

/** One place in which an answer differs. */
export interface Difference {
  /** `status`, or a path into the body: `$.0.title`. */
  readonly path: string;
  readonly expected: string;
  /** What kind of thing was there; never a person's data. */
  readonly got: string;
}

/** One call, and how it was answered. */
export interface Probe {
  readonly operation: OperationId;
  /** How it was called: `as a student`, `without a token`, `with an unknown id`. */
  readonly name: string;
  readonly wanted: 'success' | 'refusal';
  /** Whether nothing was wrong with it but that it had no valid token. */
  readonly needsToken?: boolean;
  readonly verdict: Exclude<Verdict, 'fits but for the token' | 'not tried'>;
  readonly differences: readonly Difference[];
  /** What the site copes with, and what the server said. */
  readonly notes: readonly string[];
}

/** An operation with everything that was tried of it. */
export interface Row {
  readonly operation: OperationId;
  readonly verdict: Verdict;
  /** Why it was not tried; null when it was. */
  readonly reason: string | null;
  readonly probes: readonly Probe[];
}

export type Results = ReturnType<typeof createResults>;

/** Collects what a check learns. */
export function createResults() {
  const probes: Probe[] = [];
  const reasons = new Map<OperationId, string>();
  return {
    note: (probe: Probe): void => void probes.push(probe),
    /** Says why an operation could not be tried; the first reason stays. */
    skip: (operation: OperationId, reason: string): void => {
      if (!reasons.has(operation)) reasons.set(operation, reason);
    },
    /** Every operation of the contract, in the table's order. */
    rows: (otherwise: (operation: OperationId) => string): readonly Row[] =>
      operationIds.map((operation) => {
        const own = probes.filter((probe) => probe.operation === operation);
        const verdict = verdictOf(operation, own);
        const reason = verdict === 'not tried' ? (reasons.get(operation) ?? otherwise(operation)) : null;
        return { operation, verdict, reason, probes: own };
      }),
  };
}

/** Whether an operation was called without a valid token, and did not refuse that. */
export const isOpen = ({ needsToken = false, verdict }: Probe): boolean =>
  needsToken && verdict === 'does not fit';

/**
 * What all probes of an operation come to. One difference is enough; an operation that was only refused, as it had
 * to be, is not tried yet; a missing page isn't a proof of absence where the operation has just answered.
 */
function verdictOf(operation: OperationId, probes: readonly Probe[]): Verdict {
  // No signed-in user may verify an organization: the refusal is all that can be tried.
  const isForNobody = operation === 'organizations.verify';
  const tried = isForNobody ? probes : probes.filter(({ wanted }) => wanted === 'success');
  if (probes.some((probe) => probe.verdict === 'does not fit' && !isOpen(probe))) return 'does not fit';
  const telling = tried.length > 0 ? tried : probes;
  if (telling.some(({ verdict }) => verdict === 'not implemented')) return 'not implemented';
  if (probes.some(isOpen)) return 'fits but for the token';
  if (tried.length === 0) return 'not tried';
  return probes.every(({ verdict }) => verdict === 'fits') ? 'fits' : 'fits after the normaliser';
}
