import type { FieldErrors, Path, PathValue } from 'react-hook-form';
import { type FieldsOf, type FieldTable, isOptional, type NameOf } from './fields.ts';
import type { Submission } from './use-submission.ts';

/** What each text field of a form is drawn with. */
export function inputsOf<Table extends FieldTable<never>, Fields extends FieldsOf<Table>>(
  table: Table,
  { form, isLocked, isRequired }: Submission<Fields, unknown>,
) {
  const { errors } = form.formState;
  return (name: NameOf<Table>) => {
    // A field's name is its path, because the fields of a table hold only text.
    const path = name as string as Path<Fields>;
    const { label = name, tidy } = table[name] ?? {};
    const onBlur = ({ target }: { readonly target: { readonly value: string } }) => {
      const tidied = tidy?.(target.value) ?? target.value;
      if (tidied !== target.value) form.setValue(path, tidied as PathValue<Fields, typeof path>);
    };
    return {
      id: name,
      label,
      optional: isOptional(table, name) && !isRequired(name),
      registration: form.register(path, { onBlur }),
      error: errorOf(errors, name),
      readOnly: isLocked,
    };
  };
}

/** What is wrong with a field, whoever says it. */
export function errorOf(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
