import { seedNames } from '../data/seed-data.ts';
import type { TableDiff } from '../store/seed-diff.ts';
import classes from './panel.module.css';
import { saveFile } from './save-file.ts';
import type { SheetContext } from './sheet-context.ts';

const write = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Lets the tester choose the seed data, see its changes, export or import the changes, and reset
 * all data.
 */
export function SeedSheet({ model, say }: SheetContext) {
  const { seed } = model.settings();
  const diff = model.diff();
  const importFile = async (file: File) => {
    try {
      await model.importSnapshot(await file.text());
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      say(`‘${file.name}’ was not imported, and nothing has changed. ${why}`);
    }
  };
  return (
    <>
      <label>
        Seed data
        <select
          value={seed.name}
          onChange={({ currentTarget: { value } }) => {
            const chosen = seedNames.find((name) => name === value);
            if (chosen) model.setSeed(chosen);
          }}
        >
          {seedNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {seed.day !== null && <p className={classes.note}>Deadlines count from {seed.day}.</p>}
      <h3>Changes to the seed data</h3>
      {diff.length === 0 && <p>None.</p>}
      {diff.map((table) => (
        <Changes key={table.table} {...table} />
      ))}
      <div className={classes.buttons}>
        <button
          type="button"
          onClick={() => {
            saveFile(`eduempower-seed-${seed.name}.json`, 'application/json', model.exportSnapshot());
            say('File saved.');
          }}
        >
          Export to a file
        </button>
        <button type="button" onClick={() => void model.reset()}>
          Reset all data
        </button>
      </div>
      <label>
        Import from a file
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

function Changes({ table, added, changed, removed }: TableDiff) {
  return (
    <details>
      <summary>
        {table}: {added.length} added, {changed.length} changed, {removed.length} removed
      </summary>
      <ul>
        {added.map(({ id }) => (
          <li key={id}>Added {id}</li>
        ))}
        {changed.flatMap(({ id, fields }) =>
          fields.map(({ field, before, after }) => (
            <li key={`${id} ${field}`}>
              {id}, {field}: <span>{`${write(before)} → ${write(after)}`}</span>
            </li>
          )),
        )}
        {removed.map((id) => (
          <li key={id}>Removed {id}</li>
        ))}
      </ul>
    </details>
  );
}
