import { countOf } from '../recording/count-of.ts';
import { type RealAnswer, RecordedFileError } from '../recording/recorded-file.ts';
import type { RecordedFile } from '../recording/recorded-scenario.ts';
import type { CatalogueEntry } from './catalogue.ts';
import classes from './panel.module.css';
import { saveFile } from './save-file.ts';
import type { SheetContext } from './sheets.tsx';

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** What a real backend has answered, to make states of it that hold no personal data. */
export function RecordSheet({ model, refresh, say }: SheetContext) {
  const { recorder } = model;
  const answers = recorder.answers();
  const files = recorder.files();
  const save = ({ name, text }: RecordedFile) => saveFile(name, 'application/json', text);
  const record = async (answer: RealAnswer) => {
    const { file, leftOut } = await recorder.record(answer);
    save(file);
    const rest =
      leftOut === 0 ? '' : ` Left out, for the contract does not know them: ${countOf(leftOut, 'field')}.`;
    say(`‘${file.name}’ is saved; put it into mocks/scenarios/recorded to commit it.${rest}`);
    refresh();
  };
  const read = async (file: File) => {
    try {
      say(await recorder.read(file.name, await file.text()));
    } catch (error) {
      if (!(error instanceof RecordedFileError)) throw error;
      say(`‘${file.name}’ was not read. ${error.message}`);
    }
    refresh();
  };
  return (
    <>
      <p className={classes.note}>
        What the configured backend answers is listed here: tick operations under Network. A state that is
        made of an answer has seed data in the place of names, addresses, documents, IDs and free text; read
        it before you share it.
      </p>
      {recorder.problems.map((problem) => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
      <label>
        Read a HAR file, or the JSON file of a recorded answer
        <input
          type="file"
          accept=".har,.json,application/json"
          onChange={({ currentTarget: field }) => {
            const [file] = field.files ?? [];
            if (file) void read(file);
            // The same file can be chosen again once it is mended.
            field.value = '';
          }}
        />
      </label>
      <h3>Answers of a real backend</h3>
      <p role="status">{answers.length === 0 ? 'None yet.' : `${answers.length}, the newest first`}</p>
      <ul>
        {answers.map((answer, index) => {
          const name = `${answer.operation} ${answer.status}, ${time.format(answer.at)}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two answers may be alike in everything.
            <li key={index} className={classes.buttons}>
              {name}
              <button
                type="button"
                aria-label={`Make a state of ${name}`}
                onClick={() => void record(answer)}
              >
                Make a state
              </button>
            </li>
          );
        })}
      </ul>
      <h3>Recorded states on this device</h3>
      {files.length === 0 && <p>None.</p>}
      {files.map((file) => (
        <RecordedState
          key={file.name}
          file={file}
          entry={model.entries.find(({ id }) => `${id}.json` === file.name)}
          open={model.goTo}
          save={() => save(file)}
          forget={() => {
            recorder.forget(file.name);
            refresh();
          }}
        />
      ))}
    </>
  );
}

interface RecordedStateProps {
  readonly file: RecordedFile;
  /** Missing where the stored file cannot be used any more. */
  readonly entry: CatalogueEntry | undefined;
  readonly open: (entry: CatalogueEntry) => void;
  readonly save: () => void;
  readonly forget: () => void;
}

function RecordedState({ file, entry, open, save, forget }: RecordedStateProps) {
  return (
    <details>
      <summary>{file.name}</summary>
      <div className={classes.buttons}>
        {entry && (
          <a
            href={entry.href}
            onClick={(event) => {
              event.preventDefault();
              open(entry);
            }}
          >
            Open the state
          </a>
        )}
        <button type="button" onClick={save}>
          Save the file again
        </button>
        <button type="button" onClick={forget}>
          Remove from this device
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard, too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <pre tabIndex={0} role="group" aria-label={`What ${file.name} holds`}>
        {file.text}
      </pre>
    </details>
  );
}
