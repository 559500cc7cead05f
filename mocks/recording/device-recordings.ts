import * as v from 'valibot';
import { removeRecordedScenario } from '../scenarios/scenario.ts';
import { readStored, type TextStore } from '../store/text-stores.ts';
import { addRecordedFiles, type RecordedFile } from './recorded-scenario.ts';

const KEY = 'eduempower.mock.recorded';
const storedSchema = v.array(v.object({ name: v.string(), text: v.string() }));

/** The recorded answers that this device has beside the committed ones. */
export interface DeviceRecordings {
  list(): readonly RecordedFile[];
  /** Saves a file, in place of one of the same name. */
  save(file: RecordedFile): void;
  forget(name: string): void;
}

/** Saves recorded answers in a store and makes their states known. Text that cannot be read counts as none. */
export function createDeviceRecordings(store: TextStore): DeviceRecordings {
  const list = (): readonly RecordedFile[] => readStored(store, KEY, storedSchema, []);
  const without = (name: string) => list().filter((file) => file.name !== name);
  for (const problem of addRecordedFiles(list())) console.error(`[mock] ${problem}`);
  return {
    list,
    save: (file) => {
      store.set(KEY, JSON.stringify([...without(file.name), file]));
      addRecordedFiles([file]);
    },
    forget: (name) => {
      store.set(KEY, JSON.stringify(without(name)));
      removeRecordedScenario(name.replace(/\.json$/, ''));
    },
  };
}
