import * as v from 'valibot';
import { attempt, type GetStorage } from './storage-area.ts';

export interface PersistedValueOptions<Value> {
  readonly key: string;
  /** Increases when the shape changes in a way that the schema does not accept. */
  readonly version: number;
  // biome-ignore lint/suspicious/noExplicitAny: what was stored may be anything
  readonly schema: v.GenericSchema<any, Value>;
  /** `localArea`, `sessionArea`, or a test's own. Asked at each use, never before. */
  readonly getStorage: GetStorage;
}

/** One value in the browser's storage. None of its functions ever throws. */
export interface PersistedValue<Value> {
  readonly key: string;
  /** The value, or null when there is none that can be read. */
  read(): Value | null;
  /**
   * @returns whether it was saved: a full or a blocked storage saves nothing, nor does a tab with older code beside
   * newer data, and the person has to know
   */
  write(value: Value): boolean;
  /** Removes the value, unless newer code wrote it. */
  forget(): void;
  /** True when code of a newer version wrote what is stored: this tab is older than the site. */
  holdsNewer(): boolean;
}

/** Where a value that cannot be read is put aside, so that a developer can find out why. */
export function unreadableKey(key: string): string {
  return `${key}.unreadable`;
}

/** A moment of this device, in milliseconds since 1970, up to the year 9999. */
export const storedTimeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(9999, 11, 31)));

const envelopeSchema = v.object({ version: v.number(), data: v.unknown() });

/**
 * Persists one value, versioned and checked (SAFE-02, SAFE-04). What cannot be read is moved aside with one
 * line on the console, and the person goes on as if nothing had been there. What a newer version of the code
 * has written stays untouched: that code reads it again.
 */
export function persistedValue<Value>(options: PersistedValueOptions<Value>): PersistedValue<Value> {
  const { key, version, schema, getStorage } = options;
  let warned = false;

  const putAside = (text: string) => {
    if (!warned) console.warn(`What was stored under ${key} cannot be read; it is put aside.`);
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
      if (found === null) putAside(text);
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

/** The version that a stored text names; null where it names none. */
function versionOf(text: string): number | null {
  return attempt(() => v.parse(v.object({ version: v.number() }), JSON.parse(text)).version);
}
