import { useState } from 'react';
import { type CatalogueId, catalogueIds, catalogueRow } from '#contract/error-catalogue.ts';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { SearchField } from '#shared/ui/search-field.tsx';
import classes from './style-guide.module.css';
import { triggerWords } from './trigger-words.ts';

/** Every row of the error catalogue that has these words in it, by slice, in the table's own order. */
function found(words: string): ReadonlyMap<string, readonly CatalogueId[]> {
  const wanted = words.trim().toLowerCase();
  const fitting = catalogueIds.filter((id) =>
    `${id} ${JSON.stringify(catalogueRow(id))}`.toLowerCase().includes(wanted),
  );
  return Map.groupBy(fitting, (id) => catalogueRow(id).slice);
}

/** The error catalogue, drawn from the table that drives the screens, the mock and the tests. */
export function Catalogue() {
  const [words, setWords] = useState('');
  const slices = found(words);
  const count = [...slices.values()].flat().length;
  return (
    <Page>
      <PageHeader
        title="The error catalogue"
        lead={
          <p>Every text about something that went wrong, what brings it about, and the way on from there.</p>
        }
      />
      <div className={classes.search}>
        <SearchField label="Find a row" value={words} onChange={setWords} />
      </div>
      <p role="status">
        {count} of {catalogueIds.length} rows
      </p>
      {[...slices].map(([slice, ids]) => (
        <section className={classes.section} key={slice} aria-labelledby={slice}>
          <h2 id={slice}>{slice}</h2>
          {ids.map((id) => (
            <Row key={id} id={id} />
          ))}
        </section>
      ))}
    </Page>
  );
}

function Row({ id }: { readonly id: CatalogueId }) {
  const { situation, screen, text, way, triggers, ledger } = catalogueRow(id);
  return (
    <article className={classes.row} aria-labelledby={`row-${id}`}>
      <h3 id={`row-${id}`}>{situation}</h3>
      {text === null ? <p>Nothing is said on the screen.</p> : <blockquote>{text}</blockquote>}
      <dl>
        <dt>Way on</dt>
        <dd>{way}</dd>
        <dt>Screen</dt>
        <dd>{screen}</dd>
        <dt>Brought about</dt>
        <dd>
          <ul>
            {triggers.map((trigger) => (
              <li key={triggerWords(trigger)}>{triggerWords(trigger)}</li>
            ))}
          </ul>
        </dd>
        <dt>Ledger</dt>
        <dd>{ledger.join(', ')}</dd>
        <dt>Name</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
    </article>
  );
}
