// `npm run record -- file.har…`: makes states of the mock of the answers in HAR files, without anything personal.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf } from '#mocks/recording/count-of.ts';
import { readHar } from '#mocks/recording/har.ts';
import { recordAnswer } from '#mocks/recording/record-answer.ts';
import { nameFor, RecordedFileError, writeRecorded } from '#mocks/recording/recorded-file.ts';
import { RECORDED_FOLDER } from '#mocks/recording/recorded-folder.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: RECORDED_FOLDER } },
  allowPositionals: true,
});

/** Writes a file for each operation and status: of answers that are alike in both, the newest. */
function record(file: string): void {
  const answers = new Map(
    readHar(readFileSync(file, 'utf8'))
      .toReversed()
      .map((answer) => [`${answer.operation} ${answer.status}`, answer]),
  );
  console.log(`${basename(file)}: ${countOf(answers.size, 'different answer')} of the contract’s operations`);
  for (const answer of answers.values()) {
    const { recorded, leftOut } = recordAnswer(answer);
    const path = (name: string) => join(values.to, `${name}.json`);
    const made = path(nameFor(recorded, (name) => existsSync(path(name))));
    writeFileSync(made, writeRecorded(recorded));
    console.log(
      `  ${relative('.', made)}${leftOut === 0 ? '' : `, ${countOf(leftOut, 'unknown field')} left out`}`,
    );
  }
}

if (positionals.length === 0) {
  console.error('Which HAR file? npm run record -- file.har [--to folder]');
  process.exit(2);
}
mkdirSync(values.to, { recursive: true });
for (const file of positionals) {
  try {
    record(file);
  } catch (error) {
    if (!(error instanceof RecordedFileError || (error as NodeJS.ErrnoException).code === 'ENOENT'))
      throw error;
    console.error(`${file} was not read. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
