import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The maximum length of each text field that has a limit. */
export type TextLimits = Readonly<Record<string, number>>;

/**
 * Marks fields whose initial text is too long, for example because another program saved it. While
 * the user shortens the text, updates the error, which says how many characters to remove.
 */
export function useOversizedTexts<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  limits: TextLimits,
): void {
  useEffect(() => {
    // The limits are named after the form's text fields.
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
