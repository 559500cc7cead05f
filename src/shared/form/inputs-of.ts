import type { Path } from 'react-hook-form';
import { type FieldsOf, type FieldTable, isOptional, type NameOf } from './fields.ts';
import type { DraftedForm } from './use-drafted-form.ts';

/** What each text field of a form is drawn with. */
export function inputsOf<Table extends FieldTable<never>, Part extends string>(
  table: Table,
  state: DraftedForm<FieldsOf<Table>, Part | NameOf<Table>, unknown>,
) {
  return (name: NameOf<Table>) => ({
    id: name,
    label: table[name]?.label ?? name,
    optional: isOptional(table, name) && !state.isRequired(name),
    // A field's name is its path, because the fields of a table hold only text.
    registration: state.form.register(name as Path<FieldsOf<Table>>),
    error: state.errorOf(name),
    readOnly: state.isSending,
  });
}
