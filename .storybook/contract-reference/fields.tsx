import classes from './fields.module.css';
import type { JsonSchema } from './read-document.ts';
import { fieldsOf } from './schema-words.ts';
import { TypeName } from './type-name.tsx';

export interface FieldsProps {
  readonly schema: JsonSchema;
  /** Says whose fields they are, for those who hear the table. */
  readonly caption: string;
}

/** The fields of an object, one below the other; the plain type of anything else. */
export function Fields({ schema, caption }: FieldsProps) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) {
    return (
      <p className={classes.type}>
        <TypeName schema={schema} />
      </p>
    );
  }
  return (
    <table className={classes.fields} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, schema: type, isRequired }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <TypeName schema={type} />
            </td>
            <td>{isRequired ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
