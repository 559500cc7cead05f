import { useState } from 'react';
import { fieldsOf, type RecordTexts, readRecord, recordTexts } from '../store/record-text.ts';
import { type TableName, tableNames } from '../store/records.ts';
import classes from './panel.module.css';
import { RecordField } from './record-field.tsx';
import type { SheetContext } from './sheet-context.ts';

/** Lets the tester find, edit, copy, add and delete records of the mock's server. */
export function RecordsSheet({ model }: SheetContext) {
  const [table, setTable] = useState<TableName>('scholarships');
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<RecordTexts | null>(null);
  const records = model.records(table);
  const found = records.filter((record) =>
    JSON.stringify(record).toLowerCase().includes(query.toLowerCase()),
  );
  if (opened !== null) {
    return <RecordForm model={model} table={table} opened={opened} onBack={() => setOpened(null)} />;
  }
  return (
    <>
      <label>
        Table
        <select value={table} onChange={(event) => setTable(event.currentTarget.value as TableName)}>
          {tableNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Search records
        <input type="search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      </label>
      <p role="status">{`${found.length} of ${records.length} records`}</p>
      <ul className={classes.records}>
        {found.slice(0, 30).map((record) => (
          <li key={record.id}>
            <button type="button" onClick={() => setOpened(recordTexts(table, record))}>
              {nameOf(record)}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <button
          type="button"
          onClick={() =>
            setOpened(recordTexts(table, { ...records[0], id: `${table}-${crypto.randomUUID()}` }))
          }
        >
          Add a record
        </button>
      </div>
    </>
  );
}

function nameOf(record: {
  readonly id: string;
  readonly title?: string;
  readonly name?: string | null;
}): string {
  const name = record.title ?? record.name;
  return name ? `${name} (${record.id})` : record.id;
}

interface RecordFormProps extends Pick<SheetContext, 'model'> {
  readonly table: TableName;
  readonly opened: RecordTexts;
  readonly onBack: () => void;
}

function RecordForm({ model, table, opened, onBack }: RecordFormProps) {
  const [texts, setTexts] = useState(opened);
  const [refused, setRefused] = useState<RecordTexts>({});
  const recordId = texts.id ?? '';
  const save = () => {
    const read = readRecord(table, texts);
    if ('refused' in read) setRefused(read.refused);
    else void model.saveRecord(table, read.record);
  };
  return (
    <form
      className={classes.record}
      aria-label={`${table}: ${recordId}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className={classes.note}>
        To remove a value, clear its field. To save the record as a new one, change its ID.
      </p>
      {fieldsOf(table).map((field) => (
        <RecordField
          key={field}
          table={table}
          field={field}
          text={texts[field] ?? ''}
          refused={refused[field]}
          onChange={(text) => setTexts({ ...texts, [field]: text })}
        />
      ))}
      <div className={classes.buttons}>
        <button type="submit">Save and reload the page</button>
        <button type="button" onClick={() => void model.removeRecord(table, recordId)}>
          Delete
        </button>
        <button type="button" onClick={onBack}>
          Back to records
        </button>
      </div>
    </form>
  );
}
