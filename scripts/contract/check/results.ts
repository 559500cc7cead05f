import type { Method } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';

/** How an operation of a backend compares with the contract. */
export type Verdict =
  | 'fits'
  /** The site copes: it knows this shape of an error, or unwraps this answer. */
  | 'fits after the normaliser'
  | 'does not fit'
  | 'not implemented'
  | 'not tried';

/** One place in which an answer differs. */
export interface Difference {
  /** `status`, or a JSON path into the body: `$[0].title`. */
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
  /** Whether the call had to succeed, or to be refused. */
  readonly wanted: 'success' | 'refusal';
  /** Null when no answer came. */
  readonly status: number | null;
  readonly verdict: Exclude<Verdict, 'not tried'>;
  readonly differences: readonly Difference[];
  /** What the site copes with, and what the server said. */
  readonly notes: readonly string[];
}

/** An operation with everything that was tried of it. */
export interface Row {
  readonly operation: OperationId;
  readonly method: Method;
  readonly path: string;
  readonly verdict: Verdict;
  /** Why it was not tried; null when it was. */
  readonly reason: string | null;
  readonly probes: readonly Probe[];
}

/** Collects what a check finds out. */
export interface Results {
  note(probe: Probe): void;
  /** Says why an operation could not be tried; the first reason stays. */
  skip(operation: OperationId, reason: string): void;
  /** Every operation of the contract, in the table's order. */
  rows(otherwise: (operation: OperationId) => string): readonly Row[];
}

/** Operations that nobody who signs in here may do: their refusal is all that can be tried. */
const onlyRefused = new Set<OperationId>(['organizations.verify']);

export function createResults(): Results {
  const probes: Probe[] = [];
  const reasons = new Map<OperationId, string>();
  return {
    note: (probe) => void probes.push(probe),
    skip: (operation, reason) => {
      if (!reasons.has(operation)) reasons.set(operation, reason);
    },
    rows: (otherwise) =>
      operationIds.map((operation): Row => {
        const own = probes.filter((probe) => probe.operation === operation);
        const verdict = verdictOf(operation, own);
        const { method, path } = endpoints[operation];
        const reason = verdict === 'not tried' ? (reasons.get(operation) ?? otherwise(operation)) : null;
        return { operation, method, path: `/${path}`, verdict, reason, probes: own };
      }),
  };
}

/**
 * What all probes of an operation come to. One fault is enough; an operation that was only refused, as it had to
 * be, is not tried yet; a missing page is no proof of absence where the operation has just answered.
 */
function verdictOf(operation: OperationId, probes: readonly Probe[]): Verdict {
  const has = (verdict: Verdict, among = probes) => among.some((probe) => probe.verdict === verdict);
  const successes = probes.filter(({ wanted }) => wanted === 'success');
  const tried = onlyRefused.has(operation) ? probes : successes;
  if (has('does not fit')) return 'does not fit';
  if (has('not implemented', tried) || (tried.length === 0 && has('not implemented')))
    return 'not implemented';
  if (tried.length === 0) return 'not tried';
  return has('fits after the normaliser') || has('not implemented') ? 'fits after the normaliser' : 'fits';
}
