import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  readonly id: string;
  readonly title: string;
}

/** Returns the stories of a built Storybook, in the order of its sidebar. */
export function readStories(storybook: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Story & { readonly type: string }>>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
