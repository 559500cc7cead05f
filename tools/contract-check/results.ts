import type { Method } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';

/** How an operation of a backend compares with the contract. */
export type Verdict =
  | 'fits'
  /** The site copes: it knows this shape of an error, or unwraps this answer. */
  | 'fits after the normaliser'
  /** Nothing is wrong but that the server answers without a token as it does with one. */
  | 'fits but for the token'
  | 'does not fit'
  | 'not implemented'
  | 'not tried';

/** What a server has to look at before it answers: whether there is a valid token, or whose it is. */
export type Guard = 'token' | 'person';

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
  /** What the server had to look at to refuse it, where that is the point of this call. */
  readonly guard?: Guard;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly verdict: 'fits' | 'fits after the normaliser' | 'does not fit' | 'not implemented';
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

/** Collects what a check learns. */
export interface Results {
  note(probe: Probe): void;
  /** Says why an operation could not be tried; the first reason stays. */
  skip(operation: OperationId, reason: string): void;
  /** Whether nothing but silence has come back so far. */
  isSilent(): boolean;
  /** Whether the server looks at no token at all: each operation that needs one answers without it. */
  ignoresTokens(): boolean;
  /** Every operation of the contract, in the table's order. */
  rows(otherwise: (operation: OperationId) => string): readonly Row[];
}

/** Operations that no signed-in user may do: their refusal is all that can be tried. */
const onlyRefused = new Set<OperationId>(['organizations.verify']);

export function createResults(): Results {
  const probes: Probe[] = [];
  const reasons = new Map<OperationId, string>();
  const ignoresTokens = (): boolean => {
    const asked = probes.filter(({ guard, verdict }) => guard === 'token' && verdict !== 'not implemented');
    return new Set(asked.map(({ operation }) => operation)).size > 1 && asked.every(isUnchecked);
  };
  return {
    note: (probe) => void probes.push(probe),
    skip: (operation, reason) => {
      if (!reasons.has(operation)) reasons.set(operation, reason);
    },
    isSilent: () => probes.length > 0 && probes.every(({ status }) => status === null),
    ignoresTokens,
    rows: (otherwise) => {
      const tokensIgnored = ignoresTokens();
      return operationIds.map((operation): Row => {
        const own = probes.filter((probe) => probe.operation === operation);
        const verdict = verdictOf(operation, own, tokensIgnored);
        const { method, path } = endpoints[operation];
        const reason = verdict === 'not tried' ? (reasons.get(operation) ?? otherwise(operation)) : null;
        return { operation, method, path: `/${path}`, verdict, reason, probes: own };
      });
    },
  };
}

/** Whether a call that needed a token, or another person's, was answered as if the token had not been looked at. */
function isUnchecked({ guard, verdict, status, wanted }: Probe): boolean {
  if (guard === undefined || verdict !== 'does not fit') return false;
  if (wanted === 'success') return true;
  return status !== null && status < 500 && status !== 401 && status !== 403;
}

/** Whether a probe shows no more than that the token is not looked at: who ignores it cannot know whose it is. */
export function isAboutToken(probe: Probe, tokensIgnored: boolean): boolean {
  return isUnchecked(probe) && (probe.guard === 'token' || tokensIgnored);
}

/**
 * What all probes of an operation come to. One difference is enough; an operation that was only refused, as it had
 * to be, is not tried yet; a missing page is no proof of absence where the operation has just answered.
 */
function verdictOf(operation: OperationId, probes: readonly Probe[], tokensIgnored: boolean): Verdict {
  const has = (verdict: Verdict, among = probes) => among.some((probe) => probe.verdict === verdict);
  const successes = probes.filter(({ wanted }) => wanted === 'success');
  const tried = onlyRefused.has(operation) ? probes : successes;
  const differing = probes.filter(({ verdict }) => verdict === 'does not fit');
  if (differing.some((probe) => !isAboutToken(probe, tokensIgnored))) return 'does not fit';
  if (has('not implemented', tried) || (tried.length === 0 && has('not implemented')))
    return 'not implemented';
  if (tried.length === 0) return differing.length > 0 && !tokensIgnored ? 'does not fit' : 'not tried';
  if (differing.length > 0) return 'fits but for the token';
  return has('fits after the normaliser') || has('not implemented') ? 'fits after the normaliser' : 'fits';
}
