import { type AnyEndpoint, fillPath } from '#contract/endpoint.ts';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { jsonOrText } from '#contract/read-answer.ts';

export interface Call {
  readonly operation: OperationId;
  readonly id?: string;
  /** Nothing is sent when undefined. */
  readonly body?: unknown;
  readonly token?: string | undefined;
}

export interface Answer {
  /** 0 where nothing came back; the text then says why. */
  readonly status: number;
  readonly text: string;
  /** The body as JSON where it is some, else as text. */
  readonly body: unknown;
  /** Whether it is a page for people instead of an answer for programs. */
  readonly isPage: boolean;
  /** What the site does instead of this call in its dialect; null if it makes the same call. */
  readonly siteInstead?: string | null;
}

export type Wire = (call: Call) => Promise<Answer>;

export interface WireOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** How long one call may take, body and all, in milliseconds. */
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The name of the parameter in an operation's path. */
export const idNameOf = (operation: OperationId): string =>
  /\{(\w+)\}/.exec(endpoints[operation].path)?.[1] ?? 'id';

/**
 * Calls operations of the contract as the site does, and never again automatically. A redirect is not followed: what
 * it leads to isn't an answer of this operation.
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
      // Read within the same time: a server may send its head and then hang.
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      const isPage = type.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text);
      return { status: response.status, text, body: jsonOrText(text), isPage };
    } catch {
      // Whatever broke the call off, the server has not answered: which of the two is all there is to tell.
      const text = `no answer${patience.aborted ? ' in time' : ': the connection failed'}`;
      return { status: 0, text, body: undefined, isPage: false };
    }
  };
}

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The record that an answer shows: bare, or under `data`. */
export function shownRecord(body: unknown): Fields {
  const fields = fieldsIn(body);
  const isBare = fields.id !== undefined || fields.userId !== undefined;
  return isBare ? fields : fieldsIn(fields.data ?? body);
}

/** The id of a record that was made: bare or under `data`. */
export function idIn(body: unknown): string | null {
  const { id, data } = fieldsIn(body);
  const found = id ?? fieldsIn(data).id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** The entries of an answered list, of a page of one too; null for anything else. */
export function entriesIn(body: unknown): readonly Fields[] | null {
  const list = Array.isArray(body) ? body : fieldsIn(body).data;
  return Array.isArray(list) ? list.map(fieldsIn) : null;
}
