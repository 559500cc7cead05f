import ky, { isHTTPError, NetworkError } from 'ky';
import * as v from 'valibot';
import type { Dialect, OwnRead, Refused, Sent } from '#contract/dialect/dialect.ts';
import type { LoadDialect } from '#contract/dialect/dialects.ts';
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyOf,
  CALL_TIMEOUT_MS,
  fillPath,
  type ParamsOf,
} from '#contract/endpoint.ts';
import { type Endpoints, endpoints, type OperationId } from '#contract/endpoints.ts';
import { type ContractIssue, normalizeHttpFailure } from '#contract/failure.ts';
import { type Adapt, jsonOrText, type ParseIssue, readAnswer } from '#contract/read-answer.ts';
import { readRetryAfter } from '#contract/retry-after.ts';
import { anySignal } from './any-signal.ts';
import { ApiError, isAbort, SessionOverError } from './api-error.ts';
import { fetchWhole } from './fetch-whole.ts';
import { untilAborted } from './until-aborted.ts';
import { isTimeout, withinTime } from './within-time.ts';

/** How long a read and its retries may take before a response begins, in milliseconds. */
export const READ_PATIENCE_MS = 15_000;
/** The delays before a read's first and second retry, in milliseconds. */
const RETRY_DELAYS_MS = [300, 900] as const;
const MAX_REPORTED_ISSUES = 5;

export interface ApiClientOptions {
  /** Base URL of the REST API. Either absolute or a path on this site. */
  readonly baseUrl: string;
  /**
   * Returns the bearer token for a call (WIRE-04). A call for a user gets that user's token, or
   * null if they are not signed in. A public call gets the current user's token, if any.
   */
  readonly bearer: (as: string | null) => Promise<string | null>;
  /** Returns a signal that aborts when the current session ends. */
  readonly whileSignedIn?: () => AbortSignal;
  /** Runs before each write by a signed-in user. @throws ApiError if the write must not be sent */
  readonly beforeWrite?: (operation: OperationId, as: string) => Promise<void>;
  readonly dialect?: LoadDialect | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For tests: shorter time limits, in milliseconds. */
  readonly limits?: { readonly silenceMs: number; readonly readMs: number };
  /**
   * Called when the client drops invalid records from a response. Called only once for each
   * distinct error.
   */
  readonly onDropped?: (error: ApiError) => void;
}

/** A part of a call's input. Not allowed for operations that don't need it. */
type Part<Key extends string, Value> = [keyof Value] extends [never]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };

/** A call that requires a session must name its user. */
type Caller<Access> = Access extends 'session' ? { readonly as: string } : { readonly as?: undefined };

export type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Endpoints[Id]>> &
  Part<'body', BodyOf<Endpoints[Id]>> &
  Caller<Endpoints[Id]['access']> & {
    readonly signal?: AbortSignal | undefined;
    /**
     * Returns true for a received record that must not be dropped from a list. If that record is
     * invalid, the call fails instead.
     */
    readonly keep?: (record: unknown) => boolean;
  };

export interface ApiClient {
  /**
   * Calls one operation of the contract.
   *
   * A call fails if the server is silent for 10 s, before or during its response. A response that
   * keeps arriving is never cut off.
   *
   * A read is retried after a 5xx or a network failure, even if the connection fails in the middle
   * of a response. It is not retried after a timeout or while the browser is offline. A write is
   * sent once.
   *
   * The response is parsed with the operation's schema, and unknown fields are dropped.
   *
   * A call for a user is sent with that user's bearer token or not at all. It ends when their
   * session ends.
   *
   * @throws ApiError whose `failure` says what went wrong
   * @throws SessionOverError if the user is not signed in, or signs out before the response arrives
   * @throws DOMException `AbortError` when `signal` cancels the call
   */
  call<Id extends OperationId>(operation: Id, input: CallInput<Id>): Promise<AnswerOf<Endpoints[Id]>>;
  /**
   * Whether a write would send anything to the server. False, for example, if the backend's dialect
   * refuses every change.
   *
   * @throws the same errors as `call`
   */
  wouldSend<Id extends OperationId>(operation: Id, input: CallInput<Id>): Promise<boolean>;
}

/** Creates the REST API client (WIRE-01, WIRE-04). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const {
    baseUrl,
    bearer,
    whileSignedIn,
    beforeWrite,
    dialect: loadDialect,
    fetch: fetchImpl,
    limits: { silenceMs, readMs } = { silenceMs: CALL_TIMEOUT_MS, readMs: READ_PATIENCE_MS },
    onDropped,
  } = options;
  const reported = new Set<string>();
  const fittingAnswer = (
    operation: OperationId,
    status: number,
    text: string,
    adapt?: Adapt,
    keep: (record: unknown) => boolean = () => false,
    // biome-ignore lint/suspicious/noExplicitAny: the public signature restores the table's types
  ): any => {
    const answer = readAnswer(endpoints[operation], status, text, adapt);
    if (answer.issue !== null) throw contractError(operation, issuesOf(answer.issue, status));
    if (answer.dropped === null) return answer.value;
    const { records } = answer.dropped;
    const issues = issuesOf(answer.dropped.issues, status);
    const error = new ApiError(operation, { kind: 'contract', issues, dropped: records.length });
    if (records.some(keep)) throw error;
    if (!reported.has(error.message)) onDropped?.(error);
    reported.add(error.message);
    return answer.value;
  };
  const http = ky.create({
    prefix: baseUrl,
    // `fetchWhole` enforces the time limits.
    timeout: false,
    retry: {
      limit: RETRY_DELAYS_MS.length,
      methods: ['get'],
      statusCodes: [500, 502, 503, 504],
      afterStatusCodes: [],
      delay: (attempt) => RETRY_DELAYS_MS[attempt - 1] ?? 0,
    },
  });

  /** Reads the user's own record, so that a dialect can compare a write with it. */
  const readFor =
    (as: string, signal?: AbortSignal) =>
    (own: OwnRead): Promise<object> =>
      client.call(own, { as, params: { userId: as }, signal });

  const client: ApiClient = {
    async wouldSend(operation, { as = '', body, signal }) {
      const dialect = body && (await loadDialect?.());
      if (!dialect) return true;
      const sent = await dialect.bodyFor(operation, body, readFor(as, signal));
      return 'body' in sent && sent.body !== null;
    },
    async call(operation, input) {
      const endpoint: AnyEndpoint = endpoints[operation];
      const path = fillPath(endpoint.path as string, (input.params ?? {}) as Record<never, string>);
      const as = input.as ?? null;
      const session = as === null ? undefined : whileSignedIn?.();
      if (as !== null && endpoint.method !== 'GET') await beforeWrite?.(operation, as);
      const signal = anySignal([session, input.signal].filter((end) => end !== undefined));

      let dialect: Dialect | undefined;
      let wasSent = false;
      try {
        dialect = await loadDialect?.();
        const sent: Sent | { readonly body: undefined; readonly refused?: undefined } = input.body
          ? ((await dialect?.bodyFor(operation, input.body, readFor(as ?? '', signal))) ?? {
              body: input.body,
            })
          : { body: undefined };
        if ('lacks' in sent) throw new ApiError(operation, { kind: 'not-sent', lacks: sent.lacks });
        if (sent.body === null) {
          if (sent.refused) throw new ApiError(operation, sent.refused);
          // The client sends no request, so the response is empty.
          return fittingAnswer(operation, endpoint.success[0] ?? 0, '');
        }
        const startBy = performance.now() + (endpoint.method === 'GET' ? readMs : silenceMs);
        const msLeft = () => startBy - performance.now();
        const token = await untilAborted(withinTime(bearer(as), msLeft()), signal);
        if (as !== null && token === null) throw new SessionOverError(operation);
        wasSent = true;
        const response = await http(path, {
          method: endpoint.method,
          headers: {
            accept: 'application/json',
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(sent.body === undefined ? {} : { json: sent.body }),
          signal,
          retry: { shouldRetry: () => (msLeft() <= 0 || isOffline() ? false : undefined) },
          fetch: async (request, init) => {
            const limits = { beforeMs: Math.min(silenceMs, msLeft()), betweenMs: silenceMs };
            return fetchWhole(fetchImpl ?? globalThis.fetch, limits)(request, init).catch(
              (cause: unknown) => {
                // Treats a response that breaks off as a network failure, so that reads are
                // retried.
                throw cause instanceof TypeError && request instanceof Request
                  ? new NetworkError(request, { cause })
                  : cause;
              },
            );
          },
        });
        const adapt = (value: unknown) => (dialect ? dialect.answer(operation, value) : value);
        const value = fittingAnswer(operation, response.status, await response.text(), adapt, input.keep);
        if (sent.refused) throw new ApiError(operation, sent.refused);
        return value;
      } catch (error) {
        if (input.signal?.aborted) throw input.signal.reason ?? error;
        if (session?.aborted) throw new SessionOverError(operation, wasSent);
        if (!isHTTPError(error)) throw asApiError(operation, error);
        const { status, headers } = error.response;
        const answered = { status, body: jsonOrText(error.data) };
        if (isWrongAddress(answered)) throw contractError(operation, NO_API);
        const refused = dialect ? dialect.refusal(operation, answered) : answered;
        if (refused.status < 400) {
          return fittingAnswer(operation, refused.status, JSON.stringify(refused.body));
        }
        throw refusal(operation, refused, headers);
      }
    },
  };
  return client;
}

function asApiError(operation: OperationId, error: unknown): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  return new ApiError(operation, { kind: isTimeout(error) ? 'timeout' : 'network' }, { cause: error });
}

/** False in Node, where `navigator.onLine` is undefined. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** A 404 with an HTML page means that the base URL is wrong. */
const isWrongAddress = ({ status, body }: Refused): boolean =>
  status === 404 && typeof body === 'string' && /^\s*<(?:!doctype|html)/i.test(body);
const NO_API = [{ path: '', message: 'Got an HTML page with status 404. Check VITE_API_BASE_URL.' }];

function refusal(operation: OperationId, { status, body }: Refused, headers: Headers): ApiError {
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), Date.now());
  const failure = normalizeHttpFailure(status, body);
  return new ApiError(operation, retryAfterMs === null ? failure : { ...failure, retryAfterMs });
}

function issuesOf(issue: ParseIssue, status: number): readonly ContractIssue[] {
  if (issue === 'status')
    return [{ path: '', message: `HTTP ${status} is not a success status for this call` }];
  if (issue === 'no-json') return [{ path: '', message: 'The response is not JSON' }];
  return issue.slice(0, MAX_REPORTED_ISSUES).map((part) => ({
    path: v.getDotPath(part) ?? '',
    message: `Expected ${part.expected ?? 'another value'} (${part.type})`,
  }));
}

/** Logs issues by path and type only, because a response may contain personal data. */
function contractError(operation: OperationId, issues: readonly ContractIssue[]): ApiError {
  const error = new ApiError(operation, { kind: 'contract', issues });
  console.error(error.message);
  return error;
}
