import type { OperationId } from '#contract/endpoints.ts';

/** Who answered a call. */
export type Source = 'mock' | 'scenario' | 'network' | 'backend';

/** Who was called: the REST API, or a hosted service beside it. */
export const services = ['api', 'sign-in', 'storage', 'database', 'email'] as const;
export type Service = (typeof services)[number];

/** A call, as it went. */
export interface TrafficEntry {
  readonly number: number;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly service: Service;
  /** Null for a call that the contract does not know, as are all of the hosted services. */
  readonly operation: OperationId | null;
  readonly method: string;
  /** With its search. */
  readonly path: string;
  readonly request: string;
  /** What came of it; null while nothing has. */
  readonly result: TrafficResult | null;
}

export interface TrafficResult {
  readonly source: Source;
  /** Null where no answer arrived. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Its beginning, where it is long. */
  readonly answer: string;
  /** What did not fit the contract; empty where all did. */
  readonly issues: readonly string[];
}

export type CallStart = Pick<TrafficEntry, 'service' | 'operation' | 'method' | 'path' | 'request'>;

/** The last calls, the newest first. */
export interface Traffic {
  entries(): readonly TrafficEntry[];
  /** Whether one of these calls of an operation was answered. */
  isAnswered(operation: OperationId): boolean;
  clear(): void;
  /** Notes that a call began; what it returns notes how it ended. */
  begin(call: CallStart): (result: Omit<TrafficResult, 'durationMs'>) => void;
  /** Tells of each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

const MOST_CALLS = 100;
/** How much of a body is noted, in characters. */
const MAX_BODY = 20_000;

/** The beginning of a body, with the number of characters that follow. */
export function shorten(text: string, length: number = text.length): string {
  if (length <= MAX_BODY) return text;
  return `${text.slice(0, MAX_BODY)}\n… ${(length - MAX_BODY).toLocaleString('en-IN')} more`;
}

/**
 * The beginning of an answer's body. Of a long one only the first chunk is read: what the panel shows must not cost
 * what a list of ten thousand costs.
 */
export async function readBeginning(response: Response): Promise<string> {
  const reader = response.clone().body?.getReader();
  if (!reader) return '';
  const { value } = await reader.read();
  // Nothing waits for the rest.
  reader.cancel().catch(() => undefined);
  if (!value) return '';
  // Four bytes are the longest character.
  return shorten(new TextDecoder().decode(value.subarray(0, 4 * MAX_BODY)), value.length);
}

export interface TrafficOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds since anything, for durations. */
  readonly stopwatch: () => number;
}

/** Keeps the last hundred calls of this page, in memory. */
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
