import * as v from 'valibot';
import type { StorageDoor } from './storage-area.ts';

export interface KeptValueOptions<Value> {
  readonly key: string;
  /** Counts up when the shape changes in a way that the schema does not bear. */
  readonly version: number;
  // biome-ignore lint/suspicious/noExplicitAny: what was stored may be anything
  readonly schema: v.GenericSchema<any, Value>;
  /** `localArea`, `sessionArea`, or a test's own. Asked at each use, never before. */
  readonly door: StorageDoor;
  /** Brings data of an older version to this one's shape; the schema still checks what comes out. */
  readonly upgrade?: (data: unknown, version: number) => unknown;
}

/** One value in the browser's storage. None of its functions ever throws. */
export interface KeptValue<Value> {
  readonly key: string;
  /** The value, or null when there is none that can be read. */
  read(): Value | null;
  /** @returns whether it was saved: a full or a shut storage saves nothing, and the person has to know */
  write(value: Value): boolean;
  forget(): void;
}

/** Where a value that cannot be read is put aside, for whoever has to find out why. */
export function unreadableKey(key: string): string {
  return `${key}.unreadable`;
}

const envelopeSchema = v.object({ version: v.number(), data: v.unknown() });

/**
 * Keeps one value, versioned and checked (SAFE-02, SAFE-04). What cannot be read is moved aside with one
 * line on the console, and the person goes on as if nothing had been there.
 */
export function keptValue<Value>(options: KeptValueOptions<Value>): KeptValue<Value> {
  const { key, version, schema, door, upgrade } = options;
  let warned = false;

  const putAside = (text: string) => {
    if (!warned) console.warn(`What was stored under ${key} cannot be read; it is put aside.`);
    warned = true;
    const area = door();
    attempt(() => {
      area?.setItem(unreadableKey(key), text);
      area?.removeItem(key);
    });
  };

  return {
    key,
    read() {
      const text = attempt(() => door()?.getItem(key) ?? null);
      if (text === null) return null;
      const found = attempt(() => {
        const envelope = v.parse(envelopeSchema, JSON.parse(text));
        if (envelope.version === version) return v.parse(schema, envelope.data);
        if (envelope.version > version || upgrade === undefined) throw new RangeError('another version');
        return v.parse(schema, upgrade(envelope.data, envelope.version));
      });
      if (found === null) putAside(text);
      return found;
    },
    write(value) {
      const saved = attempt(() => {
        const area = door();
        if (area === null) return false;
        area.setItem(key, JSON.stringify({ version, data: value }));
        return true;
      });
      return saved ?? false;
    },
    forget() {
      attempt(() => door()?.removeItem(key));
    },
  };
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
