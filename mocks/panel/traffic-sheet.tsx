import { useState } from 'react';
import { type Service, services, type TrafficEntry } from '../traffic/traffic.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheets.tsx';

const serviceNames: Readonly<Record<Service, string>> = {
  api: 'REST API',
  'sign-in': 'Sign-in service',
  storage: 'Storage',
  database: 'Database',
  email: 'Email service',
};

const sources = {
  mock: 'the mock',
  scenario: 'the active scenario',
  network: 'the network settings',
  backend: 'the configured backend',
} as const;

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** JSON is laid out to be read; anything else stays as it is. */
function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function headline({ service, method, path, operation, result }: TrafficEntry): string {
  const isUnknown = service === 'api' && operation === null;
  const name = `${method} ${path}${isUnknown ? ' (no operation)' : ''}`;
  if (!result) return `… ${name}: waiting`;
  const status = result.status === null ? 'no answer' : String(result.status);
  const fits = result.issues.length === 0 ? '' : ' · does not fit the contract';
  return `${status} ${name} · ${Math.round(result.durationMs)} ms${fits}`;
}

function judgementOn({ service, result }: TrafficEntry): string {
  if (!result) return 'There is no answer yet.';
  if (result.status === null) return 'The network was down.';
  if (service !== 'api') return 'The contract says nothing about this service.';
  if (result.issues.length === 0) return 'It fits the contract.';
  return `It does not fit the contract. ${result.issues.join(' ')}`;
}

/** The last calls of this page, each with what was sent and answered. */
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
      <p role="status">
        {entries.length === 0
          ? 'This page has made no calls.'
          : `${entries.length} ${entries.length === 1 ? 'call' : 'calls'}, the newest first`}
      </p>
      {entries.map((entry) => (
        <Call key={entry.number} {...entry} />
      ))}
    </>
  );
}

function Call(entry: TrafficEntry) {
  const { at, service, operation, request, result } = entry;
  const what = service === 'api' ? (operation ?? 'The contract has no such call') : serviceNames[service];
  const isFine = !result || (result.issues.length === 0 && result.status !== null && result.status < 400);
  return (
    <details data-odd={!isFine || undefined}>
      <summary className={classes.call}>{headline(entry)}</summary>
      <p className={classes.note}>
        {what} · {time.format(at)}
        {result && ` · answered by ${sources[result.source]}`}
      </p>
      <p>{judgementOn(entry)}</p>
      <Body label="Sent" text={request} />
      <Body label="Answered" text={result?.answer ?? ''} />
    </details>
  );
}

function Body({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <>
      <h4>{label}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard, too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        {layOut(text)}
      </pre>
    </>
  );
}
