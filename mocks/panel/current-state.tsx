import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type CatalogueEntry, isInScope, neighbourOf, scopesOf } from './catalogue.ts';
import { watchState } from './page-text.ts';
import classes from './panel.module.css';
import { type Result, type Verdict, verdicts } from './progress.ts';
import { scopeWords } from './scope-words.ts';
import type { SheetContext } from './sheet-context.ts';

const verdictWords: Readonly<Record<Verdict, string>> = { pass: 'Pass', fail: 'Fail', skip: 'Skip' };

/** Labels for the result that the state already had when the page loaded. */
const earlier: Readonly<Record<Result, string>> = {
  seen: 'Seen before',
  pass: 'Passed before',
  fail: 'Failed before',
  skip: 'Skipped before',
};

const isKey = ({ code, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean =>
  code === wanted && altKey && shiftKey;

/**
 * Names the current state and says whether the page shows it. Lets the tester record a verdict and
 * open the next or previous state.
 */
export function CurrentState({ model, refresh }: Pick<SheetContext, 'model' | 'refresh'>) {
  const [message, setMessage] = useState('');
  const current = model.current();
  const scope = model.scope();
  const go = (direction: 'next' | 'previous') => {
    const entry = neighbourOf(model.entries, current?.id ?? null, direction, (each) =>
      isInScope(scope, each, model.progress.of(each.id)),
    );
    if (entry === null)
      setMessage('There are no other states to visit. To visit every state again, choose “All states”.');
    else void model.goTo(entry);
  };

  useWindowEvent('keydown', (event) => {
    const direction = isKey(event, 'KeyN') ? 'next' : isKey(event, 'KeyP') ? 'previous' : null;
    if (direction === null) return;
    event.preventDefault();
    go(direction);
  });

  return (
    <section className={classes.current} aria-label="Current state">
      {current === null ? (
        <p>No state is open. Press “Next”, or choose a state under “States”.</p>
      ) : (
        <>
          <p>
            Current state: <strong>{current.title}</strong>{' '}
            <span className={classes.note}>
              ({model.entries.findIndex(({ id }) => id === current.id) + 1} of {model.entries.length},{' '}
              {current.id})
            </span>
          </p>
          <Proof key={current.id} model={model} entry={current} />
          <dl className={classes.facts}>
            {current.nextStep !== null && (
              <div>
                <dt>Next step</dt>
                <dd>{current.nextStep}</dd>
              </div>
            )}
            <div>
              <dt>Requirements</dt>
              <dd>{current.requirements.join(', ')}</dd>
            </div>
          </dl>
        </>
      )}
      <div className={classes.buttons}>
        <button type="button" aria-keyshortcuts="Alt+Shift+P" onClick={() => go('previous')}>
          Previous
        </button>
        <button type="button" aria-keyshortcuts="Alt+Shift+N" onClick={() => go('next')}>
          Next
        </button>
        <label className={classes.grows}>
          <span className={classes.hidden}>States to visit</span>
          <select
            value={scope}
            onChange={({ currentTarget: { value } }) => {
              const chosen = scopesOf(model.entries).find((each) => each === value);
              if (chosen) model.setScope(chosen);
              setMessage('');
              refresh();
            }}
          >
            {scopesOf(model.entries).map((each) => (
              <option key={each} value={each}>
                {scopeWords(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {current !== null && (
        <Judgement key={current.id} model={model} id={current.id} onJudged={() => go('next')} />
      )}
      <p role="status">{message}</p>
    </section>
  );
}

interface JudgementProps extends Pick<SheetContext, 'model'> {
  readonly id: string;
  readonly onJudged: () => void;
}

/** Shows a field for the tester's note on the state, and a button for each verdict. */
function Judgement({ model, id, onJudged }: JudgementProps) {
  const result = model.progress.of(id);
  return (
    <>
      <label className={classes.remark}>
        Note
        <textarea
          rows={1}
          value={model.progress.noteOn(id)}
          onChange={(event) => model.progress.note(id, event.currentTarget.value)}
        />
      </label>
      <div className={classes.verdicts}>
        {verdicts.map((verdict) => (
          <button
            key={verdict}
            type="button"
            data-verdict={verdict}
            aria-pressed={result === verdict}
            onClick={() => {
              model.progress.judge(id, verdict);
              onJudged();
            }}
          >
            {verdictWords[verdict]}
          </button>
        ))}
      </div>
    </>
  );
}

interface ProofProps extends Pick<SheetContext, 'model'> {
  readonly entry: CatalogueEntry;
}

/**
 * Says what to look for, and whether the page shows the state now or has shown it since loading.
 */
function Proof({ model, entry }: ProofProps) {
  const { words, lookFor } = entry;
  // Reads the result only on the first render, because `model.see()` may change it afterwards.
  const [before] = useState(() => (model.wasSeen() ? null : model.progress.of(entry.id)));
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Reads the state from the model, because `entry` may be a new object on every render. The
    // `key` remounts this component when the state changes.
    const proof = model.current();
    if (proof === null) return undefined;
    return watchState(document, proof, model.traffic, (isThere) => {
      setShown(isThere);
      if (isThere) model.see();
    });
  }, [model]);
  const where = lookFor && !('text' in lookFor) ? 'As expected' : 'On the page';
  const lead = isShown
    ? `✓ ${where}: `
    : model.wasSeen()
      ? '✓ Was on the page earlier: '
      : '○ Not on the page now: ';
  return (
    <>
      <p className={classes.expected} data-shown={isShown || model.wasSeen()}>
        {lead}
        {words.length === 0
          ? lookFor?.hint
          : words.map((text, index) => (
              <span key={text}>
                {index > 0 && ' '}
                <q>{text}</q>
              </span>
            ))}
      </p>
      {words.length > 0 && lookFor && <p className={classes.note}>{lookFor.hint}</p>}
      {before && <p className={classes.note}>{earlier[before]}</p>}
    </>
  );
}
