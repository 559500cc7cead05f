import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ErrorId } from '#contract/error-catalogue.ts';
import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { parsePermalink } from '#mocks/scenarios/permalink.ts';
import { readRequirements } from './requirements.ts';
import { storyLinks } from './story-links.ts';
import { shownStories } from './what-stories-show.ts';

const document = readFileSync('docs/requirements.md', 'utf8');
const stories = shownStories(
  import.meta.glob(['../../src/**/*.stories.tsx', '../*/*.stories.tsx'], { eager: true }),
).map((story) => ({
  ...story,
  links: storyLinks({ shows: story.errors, route: story.routes, requirements: story.requirements }, document),
}));

describe('story links', () => {
  it('every story that shows an error links to a mock state of that error', () => {
    const lost = stories.flatMap(({ name, errors, links }) => {
      const reached = new Set(links.states.map(({ href }) => scenarioOf(href)?.errorId));
      return errors.filter((id) => !reached.has(id as ErrorId)).map((id) => `${name}: ${id}`);
    });
    expect(lost).toEqual([]);
  });

  it('story links use only parameters that the mock understands', () => {
    const hrefs = stories.flatMap(({ links }) => links.states.map(({ href }) => href));
    expect(hrefs.filter((href) => parsePermalink(searchOf(href)).unknown.length > 0)).toEqual([]);
  });

  it('every story that shows a screen links to a requirement', () => {
    const bare = stories.filter(({ routes, links }) => routes.length > 0 && links.requirements.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('stories name only requirements that exist', () => {
    const listed = new Set(readRequirements(document).flatMap(({ rows }) => rows.map(({ id }) => id)));
    expect(stories.flatMap(({ requirements }) => requirements.filter((id) => !listed.has(id)))).toEqual([]);
  });
});

describe('storyLinks', () => {
  const table = `## Lists
| SCH-01 | A list | \`/list\` |
| SCH-02 | One, also at \`/one/{id}/more\` | \`/one/{id}\` |
| SCH-03 | Another | form |
`;
  const idsOf = (claims: Parameters<typeof storyLinks>[0]) =>
    storyLinks(claims, table).requirements.map(({ id }) => id);

  it('storyLinks finds the requirements for the story’s route and those that the story names', () => {
    expect(idsOf({ route: '/one/$id' })).toEqual(['SCH-02']);
    expect(idsOf({ route: ['/list'], requirements: ['SCH-03'] })).toEqual(['SCH-01', 'SCH-03']);
    expect(idsOf({ route: '/one/$id/more' })).toEqual(['SCH-02']);
    expect(idsOf({ route: '/elsewhere' })).toEqual([]);
  });

  it('storyLinks links a mock state’s story only to that state and the story’s own requirements', () => {
    const state = { title: 'The list fails', href: '/scholarship?mock=scholarship-list-failed' };
    expect(storyLinks({ states: [state], requirements: ['SCH-03'] }, table)).toMatchObject({
      states: [state],
      requirements: [{ id: 'SCH-03' }],
    });
  });

  it('storyLinks links an error’s story to all of the error’s triggers and requirements', () => {
    const { states, requirements } = storyLinks({ shows: ['scholarship-list-failed'] }, document);
    const { triggers, requirements: ids } = errorEntry('scholarship-list-failed');
    expect(states).toHaveLength(triggers.length);
    expect(requirements.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
  });
});

const searchOf = (href: string) => new URL(href, 'http://localhost').search;

function scenarioOf(href: string) {
  const { scenario } = parsePermalink(searchOf(href));
  return scenario === 'none' ? null : scenario;
}
