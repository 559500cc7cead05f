import { useState } from 'react';
import { type ErrorId, errorIds } from '#contract/error-catalogue.ts';
import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { SearchField } from '#shared/ui/inputs/search-field.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import classes from './style-guide.module.css';
import { triggerWords } from './trigger-words.ts';

/**
 * Returns the ids of the error entries that contain the search text, grouped by slice, in the
 * contract's order.
 */
function found(words: string): ReadonlyMap<string, readonly ErrorId[]> {
  const wanted = words.trim().toLowerCase();
  const fitting = errorIds.filter((id) =>
    `${id} ${JSON.stringify(errorEntry(id))}`.toLowerCase().includes(wanted),
  );
  return Map.groupBy(fitting, (id) => errorEntry(id).slice);
}

/** Lists every error entry with the contract's text and the entry's triggers in the mock. */
export function Catalogue() {
  const [words, setWords] = useState('');
  const slices = found(words);
  const count = [...slices.values()].flat().length;
  return (
    <Page>
      <PageHeader
        title="The error catalogue"
        lead={<p>Every error text, what causes it, and what the user can do next.</p>}
      />
      <div className={classes.search}>
        <SearchField label="Find an entry" value={words} onChange={setWords} />
      </div>
      <p role="status">
        {count} of {errorIds.length} entries
      </p>
      {[...slices].map(([slice, ids]) => (
        <section className={classes.section} key={slice} aria-labelledby={slice}>
          <h2 id={slice}>{slice}</h2>
          {ids.map((id) => (
            <Entry key={id} id={id} />
          ))}
        </section>
      ))}
    </Page>
  );
}

function Entry({ id }: { readonly id: ErrorId }) {
  const { when, screen, text, lookFor, nextStep, triggers, requirements } = errorEntry(id);
  return (
    <article className={classes.row} aria-labelledby={`entry-${id}`}>
      <h3 id={`entry-${id}`}>{when}</h3>
      {text === null ? <p>{lookFor?.hint}</p> : <blockquote>{text}</blockquote>}
      <dl>
        <dt>Next step</dt>
        <dd>{nextStep}</dd>
        <dt>Screen</dt>
        <dd>{screen}</dd>
        <dt>Produced by</dt>
        <dd>
          <ul>
            {triggers.map((trigger) => (
              <li key={triggerWords(trigger)}>{triggerWords(trigger)}</li>
            ))}
          </ul>
        </dd>
        <dt>Requirements</dt>
        <dd>{requirements.join(', ')}</dd>
        <dt>ID</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
    </article>
  );
}
