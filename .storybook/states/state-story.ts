import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { createElement, Fragment, useEffect, useReducer } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createEntries } from '#mocks/panel/catalogue.ts';
import { pageText } from '#mocks/panel/page-text.ts';
import { openState } from './open-state.ts';

/**
 * How long to wait for a state to appear, in milliseconds. A page may retry failed reads before it
 * shows an error.
 */
const PATIENCE_MS = 20_000;

const entries = new Map(createEntries().map((entry) => [entry.id, entry]));
type State = Awaited<ReturnType<typeof openState>>;
const opened = (context: Pick<StoryContext, 'loaded'>) => context.loaded.state as State;

/** Renders the site, and renders it again after each simulated reload. */
function Site({ state }: { readonly state: State }) {
  const [visit, openAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => state.onReload(openAgain), [state]);
  return createElement(Fragment, { key: visit }, state.site());
}

/** Returns a story that shows the real site in a state of the mock. */
export function storyOf(id: string): StoryObj {
  const entry = entries.get(id);
  if (entry === undefined) throw new RangeError(`No state has the id '${id}'.`);
  return {
    parameters: { states: [entry], requirements: entry.requirements },
    loaders: [async () => ({ state: await openState(entry.href) })],
    beforeEach: (context) => opened(context).end,
    render: (_, context) => createElement(Site, { state: opened(context) }),
    play: async (context) => {
      await opened(context).perform();
      await waitFor(
        () => {
          const text = pageText(document);
          for (const expected of entry.texts) expect(text).toMatch(expected);
        },
        { timeout: PATIENCE_MS },
      );
    },
  };
}
