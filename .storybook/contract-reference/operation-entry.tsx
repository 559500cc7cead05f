import type { ReactNode } from 'react';
import { Fields } from './fields.tsx';
import { Marked } from './marked.tsx';
import classes from './operation-entry.module.css';
import type { Answer, Content, NamedSchema, Operation } from './read-document.ts';
import { nameOf } from './schema-words.ts';
import { TypeName } from './type-name.tsx';

/** Every refusal has this schema, which is explained once, in the list of schemas. */
const REFUSAL = 'AnyRefusal';

export interface OperationEntryProps {
  readonly operation: Operation;
  /** The schemas that names refer to. */
  readonly schemas: readonly NamedSchema[];
  /** Whether it is open from the beginning. */
  readonly isOpen?: boolean;
}

/** One operation: its purpose, access, request and answers. */
export function OperationEntry({ operation, schemas, isOpen = false }: OperationEntryProps) {
  const { id, method, path, summary, access, parameters, body, answers } = operation;
  return (
    <details className={classes.entry} open={isOpen}>
      <summary className={classes.summary}>
        <h3 className={classes.call}>
          <span className={classes.method} data-method={method}>
            {method}
          </span>
          <code className={classes.path}>{path}</code>
        </h3>
        <span className={classes.purpose}>
          <Marked text={summary} />
        </span>
        <span className={classes.access}>{access === 'public' ? 'Anybody' : 'Signed in'}</span>
      </summary>
      <div className={classes.details}>
        <Part title="Who may call">
          <p>
            {access === 'public' ? 'Everyone.' : 'A signed-in user, whose token is the call’s bearer.'} The
            table calls it <code>{id}</code>.
          </p>
        </Part>
        {parameters.length > 0 && (
          <Part title="In the path">
            <ul className={classes.list}>
              {parameters.map(({ name, description, example }) => (
                <li key={name}>
                  <code>{name}</code>: {description} {example && <code>{example}</code>}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {body && (
          <Part title="Body">
            <BodyFields schema={body.schema} schemas={schemas} of={id} />
            <Example value={body.example} />
          </Part>
        )}
        <Part title="Answers">
          <ul className={classes.answers}>
            {answers.map((answer) => (
              <AnswerItem key={answer.status} answer={answer} />
            ))}
          </ul>
        </Part>
      </div>
    </details>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

interface BodyFieldsProps {
  readonly schema: Content['schema'];
  readonly schemas: readonly NamedSchema[];
  readonly of: string;
}

/** Shows the request in full; the answer's name links to its schema. */
function BodyFields({ schema, schemas, of }: BodyFieldsProps) {
  const named = schemas.find(({ name }) => name === nameOf(schema));
  return (
    <>
      {named && (
        <p>
          <TypeName schema={schema} /> <Marked text={named.description} />
        </p>
      )}
      <Fields schema={named?.schema ?? schema} caption={`Fields of the body of ${of}`} />
    </>
  );
}

function AnswerItem({ answer }: { readonly answer: Answer }) {
  const { status, description, content } = answer;
  const hasOwnType = content !== null && nameOf(content.schema) !== REFUSAL;
  return (
    <li className={classes.answer}>
      <p>
        <strong className={classes.status} data-refused={Number(status) >= 400}>
          {status}
        </strong>{' '}
        <Marked text={description} /> {hasOwnType && <TypeName schema={content.schema} />}
      </p>
      <Example value={content?.example} />
    </li>
  );
}

function Example({ value }: { readonly value: unknown }) {
  return value === undefined ? null : <pre className={classes.example}>{JSON.stringify(value, null, 2)}</pre>;
}
