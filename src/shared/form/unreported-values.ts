import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Copies values into the form from inputs that the form still considers empty. Some password
 * managers fill in inputs without firing an event, so the form does not notice.
 */
export function readUnreportedValues<Fields extends FieldValues>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Fields>,
): void {
  for (const [name, value] of Object.entries(getValues())) {
    if (value !== '') continue;
    const field = element.elements.namedItem(name);
    const typed = field !== null && 'value' in field ? field.value : '';
    if (typed === '') continue;
    // The inputs are named after the form's fields.
    const path = name as Path<Fields>;
    setValue(path, typed as PathValue<Fields, typeof path>, { shouldDirty: true });
  }
}
