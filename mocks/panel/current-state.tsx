import { useEffect, useRef, useState } from 'react';
import { type CatalogueEntry, neighbourOf, type Scope } from './catalogue.ts';
import { watchTexts } from './page-text.ts';
import classes from './panel.module.css';
import type { PanelModel } from './panel-model.ts';
import { useKeys } from './use-keys.ts';

/** Which states this tab goes through. */
const SCOPE_KEY = 'eduempower.mock.scope';

/** A person's verdicts on a state, and their texts at a later look. */
const verdicts = [
  ['pass', 'Pass', 'Passed before'],
  ['fail', 'Fail', 'Failed before'],
  ['skip', 'Skip', 'Skipped before'],
] as const;

const isKey = ({ code, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean =>
  code === wanted && altKey && shiftKey;

/** Names the state of the page, says whether its text is there, and leads to the next one. */
export function CurrentState({ model }: { readonly model: PanelModel }) {
  const slices = [...new Set(model.entries.map(({ slice }) => slice))];
  const scopes = ['all', 'unseen', ...slices] as const;
  const scopeNamed = (name: string | null): Scope => scopes.find((each) => each === name) ?? 'all';
  const [scope, setScope] = useState<Scope>(() => scopeNamed(sessionStorage.getItem(SCOPE_KEY)));
  const [message, setMessage] = useState('');
  const section = useRef<HTMLElement>(null);
  const current = model.current();
  const result = current && model.progress.of(current.id);
  const [, , before] = verdicts.find(([verdict]) => verdict === result) ?? [];
  const isInScope = ({ id, slice }: CatalogueEntry): boolean => {
    if (scope === 'all') return true;
    return scope === 'unseen' ? model.progress.of(id) === null : slice === scope;
  };
  const go = (direction: 'next' | 'previous') => {
    const entry = neighbourOf(model.entries, current?.id ?? null, direction, isInScope);
    if (entry === null) setMessage('There is no other state to go to. Choose all states to start again.');
    else void model.goTo(entry);
  };

  useKeys(section, (event) => {
    const direction = isKey(event, 'KeyN') ? 'next' : isKey(event, 'KeyP') ? 'previous' : null;
    if (direction === null) return;
    event.preventDefault();
    go(direction);
  });

  return (
    <section ref={section} className={classes.current} aria-label="State of the page">
      {current === null ? (
        <p>No state chosen. Go to the first one, or open one from the list.</p>
      ) : (
        <>
          <p>
            You are seeing: <strong>{current.title}</strong>{' '}
            <span className={classes.note}>
              ({model.entries.indexOf(current) + 1} of {model.entries.length}, {current.id})
            </span>
          </p>
          <TextOnPage key={current.id} entry={current} />
          {before && <p className={classes.note}>{before}</p>}
        </>
      )}
      <div className={classes.buttons}>
        <button type="button" aria-keyshortcuts="Alt+Shift+P" onClick={() => go('previous')}>
          Previous
        </button>
        <button type="button" aria-keyshortcuts="Alt+Shift+N" onClick={() => go('next')}>
          Next
        </button>
        <label>
          <span className={classes.hidden}>States to go through</span>
          <select
            value={scope}
            onChange={({ currentTarget: { value } }) => {
              sessionStorage.setItem(SCOPE_KEY, value);
              setScope(scopeNamed(value));
            }}
          >
            <option value="all">All states</option>
            <option value="unseen">Not seen yet</option>
            {slices.map((slice) => (
              <option key={slice} value={slice}>
                Only {slice}
              </option>
            ))}
          </select>
        </label>
      </div>
      {current !== null && (
        <div className={classes.buttons}>
          {verdicts.map(([verdict, label]) => (
            <button
              key={verdict}
              type="button"
              onClick={() => {
                model.progress.judge(current.id, verdict);
                go('next');
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <p role="status">{message}</p>
    </section>
  );
}

/** Says whether the state's text is on the page now. */
function TextOnPage({ entry: { text, texts } }: { readonly entry: CatalogueEntry }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => watchTexts(document, texts, setShown), [texts]);
  if (text === null || texts.length === 0) {
    return (
      <p className={classes.note}>Nothing is said on the screen: look at the console and the traffic.</p>
    );
  }
  return (
    <p className={classes.expected} data-shown={isShown}>
      {isShown ? '✓ On the page: ' : '○ Not on the page now: '}
      <q>{text}</q>
    </p>
  );
}
