import * as v from 'valibot';

/** The changed fields of a form, by name. A draft stores these. */
export type Changes = Readonly<Record<string, string | boolean>>;

export const changesSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/**
 * Returns the fields that the user has changed. Ignores surrounding whitespace. Omits removed
 * documents, because a draft doesn't record them.
 */
export function changesOf(opened: object, now: object): Changes {
  const before = new Map<string, unknown>(Object.entries(opened));
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return v.parse(
    changesSchema,
    Object.fromEntries(
      Object.entries(now).filter(
        ([name, value]) =>
          before.has(name) && value !== null && trimmed(value) !== trimmed(before.get(name) ?? ''),
      ),
    ),
  );
}

/**
 * Applies a draft's changes to the form's initial values. Drops fields that the form no longer has.
 */
export function withChanges<Fields extends object>(opened: Fields, changes: Changes | null): Fields {
  const known = Object.entries(changes ?? {}).filter(([name]) => Object.hasOwn(opened, name));
  return { ...opened, ...Object.fromEntries(known) };
}
