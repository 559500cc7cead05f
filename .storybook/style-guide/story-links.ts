import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { permalinkFor } from '#mocks/scenarios/permalink.ts';
import { scenarios } from '#mocks/scenarios/scenario.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import type { Claims } from './what-stories-show.ts';

/** The states and requirements that a story links to. */
export interface StoryLinks {
  /**
   * The state that the story shows, or the states that produce its errors. Each `href` is a path
   * of the site with query parameters.
   */
  readonly states: readonly { readonly title: string; readonly href: string }[];
  readonly requirements: readonly Requirement[];
}

/** Derives a story's links from its parameters. */
export function storyLinks(
  { states = [], shows = [], route = [], requirements = [] }: Claims,
  document: string,
): StoryLinks {
  const shown = scenarios.filter(({ errorId }) => shows.includes(errorId));
  const rows = readRequirements(document).flatMap((section) => section.rows);
  const named = new Set([
    ...requirements,
    ...shown.flatMap(({ errorId }) => errorEntry(errorId).requirements),
  ]);
  const paths = [route].flat().map((path) => `\`${path.replaceAll('$id', '{id}')}\``);
  const namesPath = (text: string) => paths.some((path) => text.includes(path));
  const own = rows.filter(({ id, where }) => named.has(id) || namesPath(where));
  return {
    states: [
      ...states,
      ...shown.map((scenario) => ({ title: scenario.title, href: permalinkFor(scenario) })),
    ],
    // If no requirement is listed for this screen, returns the requirements whose text mentions the
    // screen's path.
    requirements: own.length > 0 ? own : rows.filter(({ text }) => namesPath(text)),
  };
}
