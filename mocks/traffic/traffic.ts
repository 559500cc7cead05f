import type { OperationId } from '#contract/endpoints.ts';

/** What produced a response: a part of the mock, or the configured backend. */
export type Source = 'mock' | 'scenario' | 'network' | 'backend';

/** The services whose calls are recorded: the REST API and the hosted services. */
export const services = ['api', 'sign-in', 'storage', 'database', 'email'] as const;
export type Service = (typeof services)[number];

/** A recorded call. */
export interface TrafficEntry {
  readonly number: number;
  /** When the call started, in milliseconds since 1970. */
  readonly at: number;
  readonly service: Service;
  /** Null for calls outside the contract, including all calls to hosted services. */
  readonly operation: OperationId | null;
  readonly method: string;
  /** Includes the query string. */
  readonly path: string;
  readonly request: string;
  /** Null until the call ends. */
  readonly result: TrafficResult | null;
}

export interface TrafficResult {
  readonly source: Source;
  /** Null if no response arrived. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The response body, truncated if long. */
  readonly answer: string;
  /** Violations of the contract, if any. */
  readonly issues: readonly string[];
}

export type CallStart = Pick<TrafficEntry, 'service' | 'operation' | 'method' | 'path' | 'request'>;

/** The latest calls, newest first. */
export interface Traffic {
  entries(): readonly TrafficEntry[];
  /** True if a recorded call of this operation got a response. */
  isAnswered(operation: OperationId): boolean;
  clear(): void;
  /** Records the start of a call. The returned function records its end. */
  begin(call: CallStart): (result: Omit<TrafficResult, 'durationMs'>) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const MOST_CALLS = 100;
/** The maximum recorded length of a body, in characters. */
const MAX_BODY = 20_000;

/** Returns the beginning of a text, followed by the number of omitted characters, if any. */
export function shorten(text: string, length: number = text.length): string {
  if (length <= MAX_BODY) return text;
  return `${text.slice(0, MAX_BODY)}\n… ${(length - MAX_BODY).toLocaleString('en-IN')} more`;
}

/**
 * Returns the beginning of a response body. Reads only the first chunk, so that recording a list of
 * ten thousand entries stays cheap.
 */
export async function readBeginning(response: Response): Promise<string> {
  const reader = response.clone().body?.getReader();
  if (!reader) return '';
  const { value } = await reader.read();
  // A failed cancellation does no harm, because nothing reads the rest of the body.
  reader.cancel().catch(() => undefined);
  if (!value) return '';
  // Decodes only what `shorten` may keep. A character has at most four bytes.
  return shorten(new TextDecoder().decode(value.subarray(0, 4 * MAX_BODY)), value.length);
}

export interface TrafficOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A monotonic time in milliseconds, for durations. */
  readonly stopwatch: () => number;
}

/** Keeps the last hundred calls of this page in memory. */
export function createTraffic({ clock, stopwatch }: TrafficOptions): Traffic {
  let entries: readonly TrafficEntry[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly TrafficEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    isAnswered: (operation) =>
      entries.some((entry) => entry.operation === operation && typeof entry.result?.status === 'number'),
    clear: () => change([]),
    begin: (call) => {
      const number = ++count;
      const began = stopwatch();
      change([
        { ...call, request: shorten(call.request), number, at: clock(), result: null },
        ...entries.slice(0, MOST_CALLS - 1),
      ]);
      return (result) =>
        change(
          entries.map((entry) =>
            entry.number === number
              ? { ...entry, result: { ...result, durationMs: stopwatch() - began } }
              : entry,
          ),
        );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
