import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedFile } from './recorded-scenario.ts';

/** Where recorded answers are committed. */
export const RECORDED_FOLDER = join(import.meta.dirname, '../scenarios/recorded');

/** The committed files, for programs that Node runs; the build of the mock brings them along by itself. */
export const readRecordedFolder = (folder: string = RECORDED_FOLDER): readonly RecordedFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
