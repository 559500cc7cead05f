import { describe, expect, it } from 'vitest';
import { findFlow } from './flows.ts';
import { parsePermalink, permalinkOf } from './permalink.ts';
import { ruleFlowDetails, ruleFlows } from './rule-flows.ts';
import { scenarios } from './scenario.ts';
import { states } from './states.ts';

const ids = new Set(scenarios.map(({ id }) => id));

describe('flows without forced errors', () => {
  it('every id in ruleFlowDetails is the id of a scenario', () => {
    const inTable = Object.keys(ruleFlowDetails);
    expect(inTable.filter((id) => !ruleFlows.some((flow) => flow.id === id))).toEqual([]);
  });

  it('every rule flow except ‘application-no-scholarship’ has an expected text', () => {
    const silent = ruleFlows.filter(({ texts }) => texts.length === 0).map(({ id }) => id);
    expect(silent).toEqual(['application-no-scholarship']);
  });
});

describe('the states', () => {
  it('mock state ids are unique among all states and scenarios', () => {
    expect(states.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  });

  it.each([...ruleFlows, ...states].map((flow) => [flow.id, flow] as const))(
    'parsePermalink recognizes the link to the flow %s, and the link forces no error',
    (id, flow) => {
      const link = new URL(permalinkOf(flow), 'http://site.test');
      const permalink = parsePermalink(link.search);
      expect(permalink).toMatchObject({ scenario: null, persona: flow.as, performs: false, unknown: [] });
      expect(permalink.flow).toBe(findFlow(id));
      expect(link.pathname + permalink.cleanedSearch).toBe(flow.path);
    },
  );
});
