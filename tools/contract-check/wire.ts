import { type AnyEndpoint, fillPath } from '#contract/endpoint.ts';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { jsonOrText } from '#contract/read-answer.ts';

export interface Call {
  readonly operation: OperationId;
  readonly id?: string;
  /** Undefined for a call without a body. */
  readonly body?: unknown;
  readonly token?: string | undefined;
}

export interface Answer {
  /** The status code, or 0 if no response arrived. In that case, `text` says why. */
  readonly status: number;
  readonly text: string;
  /** The body parsed as JSON, or as text if it is not JSON. */
  readonly body: unknown;
  /** Whether the response is an HTML page instead of an API response. */
  readonly isPage: boolean;
  /**
   * What the site does in the backend's dialect instead of making this call. Null if the site makes
   * the same call.
   */
  readonly siteInstead?: string | null;
}

export type Wire = (call: Call) => Promise<Answer>;

export interface WireOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Time limit for one call, including its body, in milliseconds. */
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Returns the name of the parameter in an operation's path. */
export const idNameOf = (operation: OperationId): string =>
  /\{(\w+)\}/.exec(endpoints[operation].path)?.[1] ?? 'id';

/**
 * Returns a function that calls operations of the contract as the site does, but without retries.
 * The function follows no redirects, because a response from another URL says nothing about the
 * operation.
 */
export function createWire({ baseUrl, timeoutMs, fetch }: WireOptions): Wire {
  return async ({ operation, id = '', body, token }) => {
    const endpoint: AnyEndpoint = endpoints[operation];
    const path = fillPath(String(endpoint.path), { [idNameOf(operation)]: id } as Record<never, string>);
    const patience = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: patience,
      });
      // The body must arrive within the same time limit, because a server may send its headers and
      // then hang.
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      const isPage = type.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text);
      return { status: response.status, text, body: jsonOrText(text), isPage };
    } catch {
      // No response arrived. The report can say only whether the time ran out or the connection
      // failed.
      const text = `no response${patience.aborted ? ' in time' : ': the connection failed'}`;
      return { status: 0, text, body: undefined, isPage: false };
    }
  };
}

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Returns the record in a response. The record is either the whole body or in its `data` field. */
export function shownRecord(body: unknown): Fields {
  const fields = fieldsIn(body);
  const isBare = fields.id !== undefined || fields.userId !== undefined;
  return isBare ? fields : fieldsIn(fields.data ?? body);
}

/**
 * Returns the id of a created record. The record is either the whole body or in its `data` field.
 */
export function idIn(body: unknown): string | null {
  const { id, data } = fieldsIn(body);
  const found = id ?? fieldsIn(data).id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** Returns the entries of a list or of one page of a list, and null for anything else. */
export function entriesIn(body: unknown): readonly Fields[] | null {
  const list = Array.isArray(body) ? body : fieldsIn(body).data;
  return Array.isArray(list) ? list.map(fieldsIn) : null;
}
