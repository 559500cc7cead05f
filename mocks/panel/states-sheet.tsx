import { type MouseEvent, useState } from 'react';
import { type CatalogueEntry, coverageOf, groupBySlice, searchCatalogue } from './catalogue.ts';
import classes from './panel.module.css';
import type { PanelModel } from './panel-model.ts';
import type { Result } from './progress.ts';
import type { SheetContext } from './sheet-context.ts';

/** Every state of the catalogue: to search and to open. */
export function StatesSheet({ model }: SheetContext) {
  const [query, setQuery] = useState('');
  const current = model.current();
  const isSeen = (id: string) => model.progress.of(id) !== null;
  const found = searchCatalogue(model.entries, query);
  return (
    <>
      <label>
        Search by title, text, ID, screen or requirement
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <p role="status">{query.trim() === '' ? coverageOf(model.entries, isSeen) : `${found.length} found`}</p>
      {[...groupBySlice(found)].map(([slice, entries]) => {
        const whole = model.entries.filter((entry) => entry.slice === slice);
        const isOpen = query.trim() !== '' || slice === current?.slice;
        return (
          // A new search opens groups by itself; until then a person's choice stays.
          <details key={`${slice}${isOpen}`} open={isOpen}>
            <summary>
              {slice} ({coverageOf(whole, isSeen)})
            </summary>
            <ul className={classes.entries}>
              {entries.map((entry) => (
                <Entry key={entry.id} model={model} entry={entry} isCurrent={entry === current} />
              ))}
            </ul>
          </details>
        );
      })}
      <div className={classes.buttons}>
        <button type="button" onClick={model.progress.clear}>
          Clear progress
        </button>
      </div>
    </>
  );
}

interface EntryProps {
  readonly model: PanelModel;
  readonly entry: CatalogueEntry;
  readonly isCurrent: boolean;
}

const signs: Readonly<Record<Result, string>> = { pass: '✓', seen: '✓', fail: '✗', skip: '–' };

function Entry({ model, entry, isCurrent }: EntryProps) {
  const { id, href, rulesHref, title, text } = entry;
  const result = model.progress.of(id);
  // In its own window, too, it is the site's page that goes there.
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void model.goTo(entry);
  };
  return (
    <li data-result={result}>
      <span className={classes.sign} aria-hidden="true">
        {result === null ? '○' : signs[result]}
      </span>
      <div>
        <a href={href} aria-current={isCurrent || undefined} onClick={go}>
          {title}
        </a>
        {result !== null && <span className={classes.hidden}> ({result})</span>}
        <p className={classes.note}>{text === null ? 'Nothing on the screen' : `“${text}”`}</p>
        {rulesHref !== null && (
          <a
            className={classes.note}
            href={rulesHref}
            target="_blank"
            rel="noreferrer"
            aria-label={`Without forcing anything: ${id} (opens a new tab)`}
          >
            Without forcing anything
          </a>
        )}
      </div>
    </li>
  );
}
