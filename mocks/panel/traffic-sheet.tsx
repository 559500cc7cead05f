import { useState } from 'react';
import { type Service, services, type TrafficEntry } from '../traffic/traffic.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheet-context.ts';
import { countWords, headline, judgementOn, serviceNames, whoAnswered } from './traffic-words.ts';

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** Indents JSON. Returns any other text unchanged. */
function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Lists the latest calls of this page, each with its request and response. */
export function TrafficSheet({ model }: SheetContext) {
  const [chosen, setChosen] = useState<Service | 'all'>('all');
  const entries = model.traffic.entries().filter(({ service }) => chosen === 'all' || service === chosen);
  return (
    <>
      <label>
        Calls to
        <select
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            setChosen(services.find((name) => name === value) ?? 'all')
          }
        >
          <option value="all">Everything</option>
          {services.map((name) => (
            <option key={name} value={name}>
              {serviceNames[name]}
            </option>
          ))}
        </select>
      </label>
      <div className={classes.buttons}>
        <button type="button" onClick={model.traffic.clear}>
          Clear
        </button>
      </div>
      <p role="status">{countWords(entries.length, chosen)}</p>
      {entries.map((entry) => (
        <Call key={entry.number} {...entry} />
      ))}
    </>
  );
}

function Call(entry: TrafficEntry) {
  const { at, service, operation, request, result } = entry;
  const what = service === 'api' ? (operation ?? 'Not in the contract') : serviceNames[service];
  const isFine = !result || (result.issues.length === 0 && result.status !== null && result.status < 400);
  return (
    <details data-odd={!isFine || undefined}>
      <summary>{headline(entry)}</summary>
      <p className={classes.note}>
        {what} · {time.format(at)}
        {result && ` · ${whoAnswered(result)}`}
      </p>
      <p>{judgementOn(entry)}</p>
      <Body label="Request" text={request} />
      <Body label="Response" text={result?.answer ?? ''} />
    </details>
  );
}

function Body({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <>
      <h4>{label}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the text. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, not for text. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        {layOut(text)}
      </pre>
    </>
  );
}
