import * as v from 'valibot';

/** A form's draft. Contains the changed fields, by name. */
export type Changes = Readonly<Record<string, string | boolean>>;

export const changesSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** The changed fields, ignoring space around a text. A draft doesn't record removed documents. */
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
 * The form as it opened, with a draft's changes applied. Drops fields that the form no longer has.
 */
export function withChanges<Fields extends object>(opened: Fields, changes: Changes | null): Fields {
  const known = Object.entries(changes ?? {}).filter(([name]) => Object.hasOwn(opened, name));
  return { ...opened, ...Object.fromEntries(known) };
}
