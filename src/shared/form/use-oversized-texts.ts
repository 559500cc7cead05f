import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The most characters of each text that a form limits. */
export type TextLimits = Readonly<Record<string, number>>;

/**
 * Marks the fields that open with more text than they take, because another program may have saved it, and updates the
 * number of characters to remove while the user shortens it.
 */
export function useOversizedTexts<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  limits: TextLimits,
): void {
  useEffect(() => {
    // The names of the limits are those of the form's text fields.
    const names = Object.keys(limits) as Path<Fields>[];
    const isTooLong = (name: Path<Fields>) =>
      String(form.getValues(name) ?? '').trim().length > (limits[name] ?? 0);
    const marked = names.filter(isTooLong);
    if (marked.length === 0) return;
    void form.trigger(marked);
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name !== undefined && marked.includes(name)) void form.trigger(name);
    });
    return unsubscribe;
  }, [form, limits]);
}
