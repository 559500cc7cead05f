// `npm run states`: prints every state of the mock with its link, for people and for scripts.
import { parseArgs } from 'node:util';
import { createEntries } from '#mocks/panel/catalogue.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
    origin: { type: 'string', default: 'http://localhost:5173' },
  },
});
const states = createEntries().map(({ id, slice, title, href, words, lookFor, nextStep, requirements }) => ({
  id,
  slice,
  title,
  link: values.origin + href,
  text: words.length === 0 ? null : words.join('\n'),
  lookFor: lookFor?.hint ?? null,
  nextStep,
  requirements,
}));

if (values.help) {
  console.log('npm run states -- [--json] [--origin URL]  Prints every state of the mock with its link.');
} else if (values.json) {
  console.log(JSON.stringify(states, null, 2));
} else {
  for (const { id, title, link } of states) console.log(`${id}\n  ${title}\n  ${link}`);
}
