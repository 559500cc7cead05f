import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { createEntries } from '#mocks/panel/catalogue.ts';
import { scenarios } from '#mocks/scenarios/scenario.ts';
import { searchWords } from './search-words.ts';

const STATES = /\.states\.ts$/;

const errors = new Set(scenarios.map(({ id }) => id));
const stories = createEntries().map(({ id, slice, title, href, words }) => ({
  id,
  // Ids contain only lowercase words and digits, separated by '-' or '~'.
  name: id.replaceAll(/[-~](\w)/g, (_, next: string) => next.toUpperCase()),
  label: [title, searchWords({ id, words })].filter(Boolean).join(' · '),
  title: `States/${slice.charAt(0).toUpperCase()}${slice.slice(1)}`,
  tags: [
    errors.has(id) ? 'error' : 'page',
    '!autodocs',
    // Tests skip a state whose id has a suffix such as `~network`. Such a state has a different
    // cause, but looks like the state without the suffix. Tests also skip states that need sign-in,
    // because testing them would take minutes. The end-to-end tests of `npm run test:all` open the
    // skipped states.
    ...(id.includes('~') || /[?&]as=/.test(href) ? ['!test'] : []),
  ],
}));

/** Lists a story for each state of the mock, grouped by slice. */
export const statesIndexer: Indexer = {
  test: STATES,
  createIndex: async (importPath) =>
    stories.map(({ name, label, title, tags }) => ({
      type: 'story',
      importPath,
      exportName: name,
      name: label,
      title,
      tags,
    })),
};

/**
 * Adds an export to the states file for each indexed story. The names and tags are literals because
 * Storybook and its test runner read them without running the code.
 */
export const statesPlugin: Plugin = {
  name: 'eduempower:states',
  enforce: 'pre',
  transform: {
    filter: { id: STATES },
    handler: (code) => {
      const exports = stories.map(({ id, name, label, tags }) => {
        const words = `name: ${JSON.stringify(label)}, tags: ${JSON.stringify(tags)}`;
        return `export const ${name} = { ...storyOf('${id}'), ${words} };`;
      });
      return {
        code: [code, "import { storyOf } from './state-story.ts';", ...exports].join('\n'),
        map: null,
      };
    },
  },
};

/** Removes the development tools. Their buttons would cover a corner of the site. */
export const withoutDevtools: Plugin = {
  name: 'eduempower:without-devtools',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/devtools\.tsx$/ },
    handler: () => ({ code: 'export default () => null;', map: null }),
  },
};
