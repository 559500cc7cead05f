import { endpoints } from '#contract/endpoints.ts';
import type { Flow } from '#mocks/scenarios/flow.ts';
import { permalinkOf } from '#mocks/scenarios/permalink.ts';
import { ruleFlows } from '#mocks/scenarios/rule-flows.ts';
import { states } from '#mocks/scenarios/states.ts';
import { inParts, oneOfEach } from './support/combinations.ts';
import { followAll, type Link } from './support/links.ts';
import { expect, test } from './support/test.ts';

/** What an answer of the rules looks like on the wire. */
function answerOf({ operation, status }: NonNullable<Flow['answer']>): RegExp {
  const { method, path } = endpoints[operation];
  return new RegExp(`^${status} ${method} .*/${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'm');
}

/** The link of a flow: nothing is forced, and the same texts appear. */
function linkOf(flow: Flow, site: string): Link {
  const link = permalinkOf(flow);
  expect(link).not.toMatch(/[?&]mock=/);
  const { id, texts, answer } = flow;
  return { id, address: new URL(link, site).href, texts, answer: answer && answerOf(answer) };
}

/** How a flow comes to its end: by steps or at once, on a network of its own, with an answer that the rules give. */
const kindOf = ({ steps, network, answer }: Flow) =>
  [steps.length > 0, network?.replace(/:.*/, ''), answer?.status].join();

const groups = [
  ['errors come by the rules alone', oneOfEach(ruleFlows, kindOf)],
  ['states come by a link', oneOfEach(states, kindOf)],
] as const;

for (const [what, flows] of groups) {
  for (const part of inParts(flows, 8)) {
    test(`[MOCK-01] ${what}: ${part.map(({ id }) => id).join(', ')}`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const links = part.map((flow) => linkOf(flow, baseURL ?? ''));
      await followAll(browser, links, 1);
    });
  }
}
