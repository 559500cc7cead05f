import { describe, expect, it } from 'vitest';
import { parsePermalink, permalinkOf } from './permalink.ts';
import { scenarios } from './scenario.ts';
import { states } from './states.ts';
import { namedHere, unforcedWays, whyForced } from './unforced.ts';
import { findWay } from './ways.ts';

const ids = new Set(scenarios.map(({ id }) => id));

describe('the ways on which nothing is forced', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s has one, or a reason why there is none',
    (id, scenario) => {
      const hasWay = unforcedWays.some((way) => way.id === id);
      expect(hasWay).toBe(whyForced(scenario) === null);
      // An answer that the contract knows is the rules' matter: it is brought about, or it is said why not.
      if (hasWay && scenario.trigger !== null) expect(namedHere).toContain(id);
    },
  );

  it('name scenarios that there are, each once', () => {
    expect(namedHere.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(namedHere).size).toBe(namedHere.length);
  });

  it('say what stands on the screen wherever the catalogue does', () => {
    const silent = unforcedWays.filter(({ texts }) => texts.length === 0).map(({ id }) => id);
    expect(silent).toEqual(['application-no-scholarship', 'analytics-nothing-stored']);
  });
});

describe('the states', () => {
  it('have ids of their own', () => {
    expect(states.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  });

  it.each([...unforcedWays, ...states].map((way) => [way.id, way] as const))(
    '%s is understood from its own link, which forces nothing',
    (id, way) => {
      const link = new URL(permalinkOf(way), 'http://site.test');
      const permalink = parsePermalink(link.search);
      expect(permalink).toMatchObject({ scenario: null, persona: way.as, performs: false, unknown: [] });
      expect(permalink.way).toBe(findWay(id));
      expect(link.pathname + permalink.cleanedSearch).toBe(way.path);
    },
  );
});
