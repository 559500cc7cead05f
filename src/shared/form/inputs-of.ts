import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form';
import * as v from 'valibot';
import type { Submission } from './use-submission.ts';

/** The part of a form's schema that its text fields need. */
interface FormSchema<Name extends string> {
  // biome-ignore lint/suspicious/noExplicitAny: an object's entries declare their own types
  readonly entries: Readonly<Record<Name, v.GenericSchema<any>>>;
}

/**
 * Returns a function that creates a text field's props, as in `<TextInput {...input('title')} />`.
 * Adds '(optional)' to the label of each field that may be empty.
 */
export function inputsOf<Name extends string, Fields extends FieldValues>(
  { entries }: FormSchema<Name>,
  { form, labels, isLocked, isRequired }: Submission<Fields, unknown>,
) {
  const { errors } = form.formState;
  return (name: Name) => {
    // A schema's entries have the same names as the form's fields.
    const path = name as string as Path<Fields>;
    const label = labels[name] ?? name;
    const isOptional = v.is(entries[name], '') && !isRequired(name);
    /**
     * Shows the cleaned-up value that will be sent, such as a plain number or a full web address.
     */
    const onBlur = ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      const { success, output } = v.safeParse(entries[name], value);
      if (success && output !== value.trim()) form.setValue(path, output as PathValue<Fields, typeof path>);
    };
    return {
      id: name as string,
      label: isOptional ? `${label} (optional)` : label,
      error: errorOf(errors, name),
      readOnly: isLocked,
      // Only tells screen readers that the field is required. The form does the validation.
      'aria-required': !isOptional || undefined,
      ...form.register(path, { onBlur }),
    };
  };
}

export function errorOf(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
