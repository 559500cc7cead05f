// `npm run states`: every state that a link of the mock brings about, for people and for scripts.
import { parseArgs } from 'node:util';
import { createEntries, reportOf } from '#mocks/panel/catalogue.ts';
import { readRecordedFolder } from '#mocks/recording/recorded-folder.ts';
import { addRecordedFiles } from '#mocks/recording/recorded-scenario.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, origin: { type: 'string', default: 'http://localhost:5173' } },
});
for (const problem of addRecordedFiles(readRecordedFolder())) console.error(problem);
const unknown = { isSeen: false, verdict: null, note: '' };
const states = reportOf(createEntries(), () => unknown, values.origin).map(
  ({ id, slice, title, link, text, requirements }) => ({ id, slice, title, link, text, requirements }),
);

if (values.json) {
  console.log(JSON.stringify(states, null, 2));
} else {
  for (const { id, title, link } of states) console.log(`${id}\n  ${title}\n  ${link}`);
}
