import { endpoints, operationIds } from '#contract/endpoints.ts';
import { type NetworkSettings, networkPresets, parseNetwork } from '../scenarios/network-settings.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheet-context.ts';

const choices = [
  ['latencyMs', 'Latency', 'ms', [0, 300, 1000, 3000, 9000]],
  ['callRate', 'Speed of calls', 'bytes a second', [0, 200_000, 35_000, 5_000]],
  ['uploadRate', 'Upload speed', 'bytes a second', [4_000_000, 200_000, 50_000, 20_000]],
] as const;

const numbers = [
  ['failNext', 'Let the next calls fail (a read is tried three times)', 0, 999],
  ['busyNext', 'Let a busy server turn the next writes away (503)', 0, 999],
  ['busySeconds', 'Seconds that the busy server asks to wait', 1, 9_999_999_999],
  ['dropNext', 'Let the next writes arrive and lose their answer', 0, 999],
  ['cutNext', 'Let the next answers break off in the middle', 0, 999],
  ['failRate', 'Calls of a hundred that fail', 0, 100],
  ['seed', 'Which of them: another number picks others', 1, 999],
] as const;

/** How slow the network is, whether it is down, which calls fail, and which the configured backend answers. */
export function NetworkSheet({ model, refresh }: SheetContext) {
  const { network } = model.settings();
  const configure = (part: Partial<NetworkSettings>) => {
    model.configureNetwork(part);
    refresh();
  };
  return (
    <>
      <h3>Presets</h3>
      <ul className={classes.entries}>
        {networkPresets.map(([label, words]) => (
          <li key={words}>
            <a
              href={model.linkWith(words)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                // The page keeps its typed text.
                configure(parseNetwork(words).settings);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {choices.map(([key, label, unit, values]) => (
        <label key={key}>
          {label}
          <select
            value={network[key]}
            onChange={(event) => configure({ [key]: Number(event.currentTarget.value) })}
          >
            {/* The present number is among them, whatever it is. */}
            {[...new Set<number>([...values, network[key]])].map((each) => (
              <option key={each} value={each}>
                {key === 'callRate' && each === 0
                  ? 'As fast as it goes'
                  : `${each.toLocaleString('en-IN')} ${unit}`}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={network.offline}
          onChange={(event) => configure({ offline: event.currentTarget.checked })}
        />
        Offline
      </label>
      {numbers.map(([key, label, min, max]) => (
        <label key={key}>
          {label}
          <input
            // The mock's countdown replaces the typed number.
            key={network[key]}
            type="number"
            min={min}
            max={max}
            step={1}
            defaultValue={network[key]}
            onBlur={({ currentTarget: field }) => {
              if (field.value !== '' && field.reportValidity()) configure({ [key]: Number(field.value) });
            }}
          />
        </label>
      ))}
      <p className={classes.note}>
        These failures, and the speed of calls, are of the REST API; the email service, too, can be busy or
        lose its answer. Sign-in, storage, database and email follow latency and offline, and fail by their
        own entries in the list of states.
      </p>
      <details open={network.real.length > 0}>
        <summary>Answered by the configured backend ({network.real.length})</summary>
        <p className={classes.note}>
          A ticked operation goes to the base URL of the REST API, and its answer is checked against the
          contract. The backend has to accept the mock’s session tokens, or a user’s ID
          (VITE_API_BEARER=user-id).
        </p>
        {operationIds.map((id) => (
          <label key={id} className={classes.check}>
            <input
              type="checkbox"
              checked={network.real.includes(id)}
              onChange={(event) => {
                model.setReal(id, event.currentTarget.checked);
                refresh();
              }}
            />
            {id} ({endpoints[id].method} {endpoints[id].path})
          </label>
        ))}
      </details>
    </>
  );
}
