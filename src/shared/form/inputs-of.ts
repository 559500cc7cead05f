import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form';
import * as v from 'valibot';
import type { Submission } from './use-submission.ts';

/** The schema of a form, as far as its text fields are drawn from it. */
interface FormSchema<Name extends string> {
  // biome-ignore lint/suspicious/noExplicitAny: an object's entries say themselves what they take
  readonly entries: Readonly<Record<Name, v.GenericSchema<any>>>;
}

/** The props of a form's text field: `<TextInput {...input('title')} />`. Fields that may be empty are optional. */
export function inputsOf<Name extends string, Fields extends FieldValues>(
  { entries }: FormSchema<Name>,
  { form, labels, isLocked, isRequired }: Submission<Fields, unknown>,
) {
  const { errors } = form.formState;
  return (name: Name) => {
    // The entries of a form's schema are its fields.
    const path = name as string as Path<Fields>;
    const label = labels[name] ?? name;
    const isOptional = v.is(entries[name], '') && !isRequired(name);
    /** Shows what was plainly meant as it is sent: a number, or an address of the web. */
    const onBlur = ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      const { success, output } = v.safeParse(entries[name], value);
      if (success && output !== value.trim()) form.setValue(path, output as PathValue<Fields, typeof path>);
    };
    return {
      id: name as string,
      label: isOptional ? `${label} (optional)` : label,
      error: errorOf(errors, name),
      readOnly: isLocked,
      // The form validates; this attribute is only for screen readers.
      'aria-required': !isOptional || undefined,
      ...form.register(path, { onBlur }),
    };
  };
}

export function errorOf(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
