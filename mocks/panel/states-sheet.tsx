import { type MouseEvent, useState } from 'react';
import { type CatalogueEntry, coverageOf, groupBySlice, isInScope, searchCatalogue } from './catalogue.ts';
import classes from './panel.module.css';
import type { PanelModel } from './panel-model.ts';
import { type Result, verdicts } from './progress.ts';
import { saveFile } from './save-file.ts';
import { scopeWords } from './scope-words.ts';
import type { SheetContext } from './sheet-context.ts';

/** Shows a search field, the states in scope, and the results of the test pass. */
export function StatesSheet({ model, say }: SheetContext) {
  const [query, setQuery] = useState('');
  const current = model.current();
  const scope = model.scope();
  const isSeen = (id: string) => model.progress.of(id) !== null;
  const inScope = model.entries.filter((entry) => isInScope(scope, entry, model.progress.of(entry.id)));
  const found = searchCatalogue(inScope, query);
  const isShort = query.trim() !== '' || scope !== 'all';
  const filter = scope === 'all' ? '' : ` (${scopeWords(scope).toLowerCase()})`;
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
      <p role="status">{isShort ? `${found.length} found${filter}` : coverageOf(model.entries, isSeen)}</p>
      {[...groupBySlice(found)].map(([slice, entries]) => {
        const whole = model.entries.filter((entry) => entry.slice === slice);
        const isOpen = isShort || slice === current?.slice;
        return (
          // The key resets the group when a search, a scope or the current state changes `isOpen`.
          // Otherwise, the group stays open or closed as the tester left it.
          <details key={`${slice}${isOpen}`} open={isOpen}>
            <summary>
              {slice} ({coverageOf(whole, isSeen)})
            </summary>
            <ul className={classes.entries}>
              {entries.map((entry) => (
                <Entry key={entry.id} model={model} entry={entry} isCurrent={entry.id === current?.id} />
              ))}
            </ul>
          </details>
        );
      })}
      <Results model={model} say={say} />
    </>
  );
}

/** Lets the tester export, import and clear the results of the test pass. */
function Results({ model, say }: Pick<SheetContext, 'model' | 'say'>) {
  const { progress, commit } = model;
  const found = Object.values(progress.all());
  const counts = verdicts.map(
    (verdict) => `${found.filter(({ result }) => result === verdict).length} ${judged[verdict]}`,
  );
  const importFile = async (file: File) => {
    try {
      say(model.importPass(await file.text()));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      say(`‘${file.name}’ was not imported, and nothing has changed. ${why}`);
    }
  };
  return (
    <>
      <h3>Results of this pass</h3>
      <p>{counts.join(', ')}</p>
      <p className={classes.note}>This site was built from commit {commit}.</p>
      <div className={classes.buttons}>
        <button
          type="button"
          onClick={() => {
            saveFile(`eduempower-pass-${commit}.json`, 'application/json', model.exportPass());
            say('File saved.');
          }}
        >
          Export results
        </button>
        <button type="button" onClick={progress.clear}>
          Clear results
        </button>
      </div>
      <label>
        Import results from a file
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget: field }) => {
            const [file] = field.files ?? [];
            if (file) void importFile(file);
            // Lets the tester choose the same file again after fixing it.
            field.value = '';
          }}
        />
      </label>
    </>
  );
}

interface EntryProps {
  readonly model: PanelModel;
  readonly entry: CatalogueEntry;
  readonly isCurrent: boolean;
}

const signs: Readonly<Record<Result, string>> = { pass: '✓', seen: '✓', fail: '✗', skip: '–' };
const judged: Readonly<Record<Result, string>> = {
  seen: 'seen',
  pass: 'passed',
  fail: 'failed',
  skip: 'skipped',
};

function Entry({ model, entry, isCurrent }: EntryProps) {
  const { id, href, rulesHref, title, words, lookFor, nextStep, requirements } = entry;
  const result = model.progress.of(id);
  const note = model.progress.noteOn(id);
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
        {result !== null && <span className={classes.hidden}> ({judged[result]})</span>}{' '}
        <span className={classes.note}>{requirements.join(', ')}</span>
        <p className={classes.note}>
          {words.length === 0 ? lookFor?.hint : words.map((text) => `“${text}”`).join(' ')}
        </p>
        {nextStep !== null && <p className={classes.note}>Next step: {nextStep}</p>}
        {note !== '' && <p className={classes.remarked}>Note: {note}</p>}
        {rulesHref !== null && (
          <a
            className={classes.note}
            href={rulesHref}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open without forcing the error: ${id} (opens a new tab)`}
          >
            Open without forcing the error
          </a>
        )}
      </div>
    </li>
  );
}
