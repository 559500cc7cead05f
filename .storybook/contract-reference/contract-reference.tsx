import classes from './contract-reference.module.css';
import { Fields } from './fields.tsx';
import { Marked } from './marked.tsx';
import { OperationEntry } from './operation-entry.tsx';
import type { Reference } from './read-document.ts';
import { schemaAnchor } from './type-name.tsx';

export interface ContractReferenceProps {
  readonly reference: Reference;
  /** Operations that are open from the beginning, by their names. */
  readonly open?: readonly string[];
}

const anchorOf = (resource: string): string => `resource-${resource}`;

/** The whole contract on one page: every operation by its resource, and every schema. */
export function ContractReference({ reference, open = [] }: ContractReferenceProps) {
  const { description, resources, schemas } = reference;
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <h1>The contract</h1>
        <p>
          <Marked text={description} />
        </p>
        <nav aria-label="Resources">
          <ul className={classes.resources}>
            {resources.map(({ name, operations }) => (
              <li key={name}>
                <a href={`#${anchorOf(name)}`}>{name}</a> {operations.length}
              </li>
            ))}
            <li>
              <a href="#schemas">schemas</a> {schemas.length}
            </li>
          </ul>
        </nav>
      </header>
      {resources.map(({ name, description: purpose, operations }) => (
        <section key={name} className={classes.section} aria-labelledby={anchorOf(name)}>
          <h2 id={anchorOf(name)}>{name}</h2>
          <p>{purpose}</p>
          {operations.map((operation) => (
            <OperationEntry
              key={operation.id}
              operation={operation}
              schemas={schemas}
              isOpen={open.includes(operation.id)}
            />
          ))}
        </section>
      ))}
      <section className={classes.section} aria-labelledby="schemas">
        <h2 id="schemas">schemas</h2>
        {schemas.map(({ name, description: meaning, schema }) => (
          <section key={name} className={classes.schema} aria-labelledby={schemaAnchor(name)}>
            <h3 id={schemaAnchor(name)}>
              <code>{name}</code>
            </h3>
            <p>
              <Marked text={meaning} />
            </p>
            <Fields schema={schema} caption={`Fields of ${name}`} />
          </section>
        ))}
      </section>
    </main>
  );
}
