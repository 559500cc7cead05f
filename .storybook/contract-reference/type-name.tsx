import { Fragment } from 'react';
import type { JsonSchema } from './read-document.ts';
import { typeOf } from './schema-words.ts';

/** Where a schema is explained on the page. */
export const schemaAnchor = (name: string): string => `schema-${name}`;

/** A type's name; the names of schemas are links. */
export function TypeName({ schema }: { readonly schema: JsonSchema }) {
  return (
    <code>
      {typeOf(schema).map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a type never change their places
        <Fragment key={index}>
          {'text' in word ? word.text : <a href={`#${schemaAnchor(word.schema)}`}>{word.schema}</a>}
        </Fragment>
      ))}
    </code>
  );
}
