import { endpoints, operationIds } from '#contract/endpoints.ts';
import { type NetworkSettings, networkPresets, parseNetwork } from '../scenarios/network-settings.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheet-context.ts';

const choices = [
  ['latencyMs', 'Latency', 'ms', [0, 300, 1000, 3000, 9000]],
  ['callRate', 'Call speed', 'bytes per second', [0, 200_000, 35_000, 5_000]],
  ['uploadRate', 'Upload speed', 'bytes per second', [4_000_000, 200_000, 50_000, 20_000]],
] as const;

const numbers = [
  ['failNext', 'Number of upcoming calls to fail (the site tries each read three times)', 0, 999],
  ['busyNext', 'Number of upcoming writes that a busy server refuses (503)', 0, 999],
  ['busySeconds', 'How many seconds the busy server asks the site to wait', 1, 9_999_999_999],
  ['dropNext', 'Number of upcoming writes that succeed but get no response', 0, 999],
  ['cutNext', 'Number of upcoming responses that break off halfway', 0, 999],
  ['failRate', 'Percentage of calls that fail', 0, 100],
  ['seed', 'Random seed (a different number makes different calls fail)', 1, 999],
] as const;

/**
 * Lets the tester slow the network down, take it offline, make calls fail, and send calls to the
 * configured backend.
 */
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
                // Applies the preset without a reload, so that the page keeps the user's input.
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
            {/* Includes the current value even if it is not one of the choices. */}
            {[...new Set<number>([...values, network[key]])].map((each) => (
              <option key={each} value={each}>
                {key === 'callRate' && each === 0 ? 'Unlimited' : `${each.toLocaleString('en-IN')} ${unit}`}
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
            // Remounts the field when the setting changes, so that it shows the new number.
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
        These failures and the call speed apply to the REST API. The email service can also be busy, and its
        response can be lost. Sign-in, storage, database and email follow the latency and offline settings. To
        make these services fail, open their entries under “States”.
      </p>
      <details open={network.real.length > 0}>
        <summary>Calls to the configured backend ({network.real.length})</summary>
        <p className={classes.note}>
          Selected operations go to the REST API’s base URL. The mock checks their responses against the
          contract. The backend must accept the mock’s session tokens, or user IDs (VITE_API_BEARER=user-id).
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
