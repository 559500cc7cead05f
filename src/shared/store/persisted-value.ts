import * as v from 'valibot';
import { attempt, type GetStorage } from './storage-area.ts';

export interface PersistedValueOptions<Value> {
  readonly key: string;
  /** Increase this when the schema no longer accepts values that older code stored. */
  readonly version: number;
  // biome-ignore lint/suspicious/noExplicitAny: stored data may have any shape
  readonly schema: v.GenericSchema<any, Value>;
  /** `localArea`, `sessionArea`, or a fake in tests. Called on each access. */
  readonly getStorage: GetStorage;
}

/** One value in the browser's storage. Its functions never throw. */
export interface PersistedValue<Value> {
  readonly key: string;
  /** Returns the stored value, or null if it is missing or cannot be read. */
  read(): Value | null;
  /**
   * Stores the value.
   *
   * @returns false if the storage is full, blocked, or contains newer data. The caller must then
   * tell the user.
   */
  write(value: Value): boolean;
  /** Removes the value, unless newer code wrote it. */
  forget(): void;
  /**
   * Whether newer code wrote the stored value. If so, this tab runs an outdated version of the
   * site.
   */
  holdsNewer(): boolean;
}

/** Returns the key under which an unreadable value is kept for developers. */
export function unreadableKey(key: string): string {
  return `${key}.unreadable`;
}

/** A stored time, in milliseconds since 1970, up to the year 9999. */
export const storedTimeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(9999, 11, 31)));

const envelopeSchema = v.object({ version: v.number(), data: v.unknown() });

/**
 * Persists one value, versioned and validated (SAFE-02, SAFE-04). Moves an unreadable value to
 * `unreadableKey` with a console warning, and treats it as missing. Does not touch a value that
 * newer code wrote.
 */
export function persistedValue<Value>(options: PersistedValueOptions<Value>): PersistedValue<Value> {
  const { key, version, schema, getStorage } = options;
  let warned = false;

  const moveAside = (text: string) => {
    if (!warned) console.warn(`The value stored under ${key} could not be read, so it is ignored.`);
    warned = true;
    const area = getStorage();
    attempt(() => {
      area?.setItem(unreadableKey(key), text);
      area?.removeItem(key);
    });
  };

  const stored = () => attempt(() => getStorage()?.getItem(key) ?? null);
  const isNewer = (text: string | null) => text !== null && (versionOf(text) ?? 0) > version;

  return {
    key,
    holdsNewer: () => isNewer(stored()),
    read() {
      const text = stored();
      if (text === null || isNewer(text)) return null;
      const found = attempt(() => {
        const envelope = v.parse(envelopeSchema, JSON.parse(text));
        if (envelope.version !== version) throw new RangeError('another version');
        return v.parse(schema, envelope.data);
      });
      if (found === null) moveAside(text);
      return found;
    },
    write(value) {
      if (isNewer(stored())) return false;
      const saved = attempt(() => {
        const area = getStorage();
        if (area === null) return false;
        area.setItem(key, JSON.stringify({ version, data: value }));
        return true;
      });
      return saved ?? false;
    },
    forget() {
      if (!isNewer(stored())) attempt(() => getStorage()?.removeItem(key));
    },
  };
}

/** Returns the version of a stored value, or null if it has none. */
function versionOf(text: string): number | null {
  return attempt(() => v.parse(v.object({ version: v.number() }), JSON.parse(text)).version);
}
