import { useId, useState } from 'react';
import { type FieldKind, fieldKindOf } from '../store/record-text.ts';
import type { TableName } from '../store/records.ts';
import classes from './panel.module.css';
import { momentOfField, momentText } from './record-moment.ts';

interface RecordFieldProps {
  readonly table: TableName;
  readonly field: string;
  readonly text: string;
  /** The schema's error. Undefined if the schema accepts the text. */
  readonly refused: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Shows one field of a record, with its label, an input for its type, and the schema's error. */
export function RecordField({ table, field, text, refused, onChange }: RecordFieldProps) {
  const id = useId();
  // Fixed on the first render, so that the control doesn't change while the tester types.
  const [kind] = useState(() => fieldKindOf(table, field, text));
  const isFlag = kind.kind === 'flag';
  const describedBy = [kind.kind === 'moment' && `${id}-stored`, refused !== undefined && `${id}-refused`];
  const control = {
    id,
    'aria-invalid': refused !== undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div>
      <label htmlFor={id} className={isFlag ? classes.check : undefined}>
        {!isFlag && field}
        <Control kind={kind} text={text} onChange={onChange} control={control} />
        {isFlag && field}
      </label>
      {kind.kind === 'moment' && (
        <p id={`${id}-stored`} className={classes.note}>
          India time. Stored as {text === '' ? 'an empty value' : text}
        </p>
      )}
      {refused !== undefined && (
        <p id={`${id}-refused`} className={classes.refused} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends Pick<RecordFieldProps, 'text' | 'onChange'> {
  readonly kind: FieldKind;
  readonly control: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
}

function Control({ kind, text, onChange, control }: ControlProps) {
  switch (kind.kind) {
    case 'choice':
      return (
        <select {...control} value={text} onChange={(event) => onChange(event.currentTarget.value)}>
          {/* Includes a stored value that the contract no longer allows. */}
          {[...new Set([...kind.options, text])].map((option) => (
            <option key={option} value={option}>
              {option === '' ? 'None' : option}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          {...control}
          type="checkbox"
          checked={text === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'moment':
      return (
        <input
          {...control}
          type="datetime-local"
          step={1}
          value={momentOfField(text)}
          onChange={(event) => onChange(momentText(event.currentTarget.value))}
        />
      );
    case 'text':
    case 'json':
      return (
        <textarea
          {...control}
          rows={Math.min(10, Math.max(3, Math.ceil(text.length / 45)))}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'day':
    case 'number':
    case 'line':
      return (
        <input
          {...control}
          type={kind.kind === 'day' ? 'date' : 'text'}
          inputMode={kind.kind === 'number' ? 'decimal' : undefined}
          data-kind={kind.kind}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
