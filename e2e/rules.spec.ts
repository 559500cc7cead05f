import { endpoints } from '#contract/endpoints.ts';
import { permalinkOf } from '#mocks/scenarios/permalink.ts';
import { states } from '#mocks/scenarios/states.ts';
import { unforcedWays } from '#mocks/scenarios/unforced.ts';
import type { Way } from '#mocks/scenarios/way.ts';
import { followAll, type Link } from './support/links.ts';
import { expect, test } from './support/test.ts';

/** What an answer of the rules looks like on the wire. */
function answerOf({ operation, status }: NonNullable<Way['answer']>): RegExp {
  const { method, path } = endpoints[operation];
  return new RegExp(`^${status} ${method} .*/${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'm');
}

/** The link of a way: nothing is forced, and the same texts come. */
function linkOf(way: Way, site: string): Link {
  const link = permalinkOf(way);
  expect(link).not.toMatch(/[?&]mock=/);
  const { id, texts, answer } = way;
  return { id, address: new URL(link, site).href, texts, answer: answer && answerOf(answer) };
}

const groups = [
  ['rows come by the rules alone', unforcedWays],
  ['states come by a link', states],
] as const;

for (const [what, ways] of groups) {
  for (const slice of new Set(ways.map((way) => way.slice))) {
    const members = ways.filter((way) => way.slice === slice);
    test(`[MOCK-01] ${slice}: ${what}: ${members.map(({ id }) => id).join(', ')}`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const links = members.map((way) => linkOf(way, baseURL ?? ''));
      await followAll(browser, links, 1);
    });
  }
}
