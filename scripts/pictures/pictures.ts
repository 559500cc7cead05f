import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const widths = [390, 1440] as const;
export const schemes = ['light', 'dark'] as const;
export type Width = (typeof widths)[number];
export type Scheme = (typeof schemes)[number];

/** A story of a built Storybook. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** One picture of a story, and the name of its file. */
export interface Picture {
  readonly story: Story;
  readonly width: Width;
  readonly scheme: Scheme;
  readonly file: string;
}

/** The file of one picture of a story. */
export const pictureFile = (id: string, width: Width, scheme: Scheme) => `${id}.${width}.${scheme}.png`;

/** The four pictures of each story. */
export function picturesOf(stories: readonly Story[]): readonly Picture[] {
  return stories.flatMap((story) =>
    widths.flatMap((width) =>
      schemes.map((scheme) => ({ story, width, scheme, file: pictureFile(story.id, width, scheme) })),
    ),
  );
}

/** Stories that are taken one after the other in one page: those of one part of the sidebar, at one width, in one scheme. */
export interface Round {
  readonly width: Width;
  readonly scheme: Scheme;
  readonly members: readonly Story[];
}

/**
 * Sorts stories into rounds. A page serves one round, so that it is loaded seldom, and what one story might leave behind
 * reaches the same stories in the same order on every run. The long rounds come first: none is left alone at the end.
 */
export function roundsOf(stories: readonly Story[]): readonly Round[] {
  const parts = [...Map.groupBy(stories, ({ title }) => title.split('/')[0]).values()];
  return parts
    .flatMap((members) => widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme, members }))))
    .toSorted((one, other) => other.members.length - one.members.length);
}

/** The file beside the picture of a story that could not be shown: a later run must not take it for a picture. */
export const failureMark = (picture: string) => `${picture}.failed`;

/** The rounds in which a folder lacks a picture. */
export function roundsToTake(stories: readonly Story[], folder: string): readonly Round[] {
  return roundsOf(stories).filter(({ width, scheme, members }) =>
    members.some(({ id }) => {
      const picture = join(folder, pictureFile(id, width, scheme));
      return !existsSync(picture) || existsSync(failureMark(picture));
    }),
  );
}

/** Reads the stories of a built Storybook, in the order of its sidebar. */
export function readStories(storybook: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Story & { readonly type: string }>>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** Tells builds apart: the names of a build's files carry what is in them. */
export function fingerprint(storybook: string): string {
  const files = globSync('{assets/**,index.json}', { cwd: storybook }).toSorted();
  const hash = createHash('sha256').update(files.join('\n'));
  return hash
    .update(readFileSync(join(storybook, 'index.json')))
    .digest('hex')
    .slice(0, 16);
}

/** What a folder of pictures says about itself. */
export interface Album {
  readonly build: string;
  readonly stories: readonly Story[];
}

const ALBUM = 'album.json';
export const albumFile = (folder: string) => join(folder, ALBUM);

/** What a folder of pictures says about itself; null where it holds none. */
export function readAlbum(folder: string): Album | null {
  const file = albumFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Album) : null;
}
