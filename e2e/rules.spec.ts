import { endpoints } from '#contract/endpoints.ts';
import type { Flow } from '#mocks/scenarios/flow.ts';
import { permalinkOf } from '#mocks/scenarios/permalink.ts';
import { ruleFlows } from '#mocks/scenarios/rule-flows.ts';
import { states } from '#mocks/scenarios/states.ts';
import { inParts, oneOfEach } from './support/combinations.ts';
import { followAll, type Link } from './support/links.ts';
import { expect, test } from './support/test.ts';

/**
 * Returns a pattern that finds a response in the page's log, such as `409 POST /api/applications`.
 */
function answerOf({ operation, status }: NonNullable<Flow['answer']>): RegExp {
  const { method, path } = endpoints[operation];
  return new RegExp(`^${status} ${method} .*/${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'm');
}

/**
 * Returns a flow's link and the texts to expect. The link must not force a response, because the
 * mock's rules have to produce the texts.
 */
function linkOf(flow: Flow, site: string): Link {
  const link = permalinkOf(flow);
  expect(link).not.toMatch(/[?&]mock=/);
  const { id, texts, answer } = flow;
  return { id, address: new URL(link, site).href, texts, answer: answer && answerOf(answer) };
}

/**
 * Returns a key that combines three facts: whether the flow has steps, its kind of network setting,
 * and the status of its response.
 */
const kindOf = ({ steps, network, answer }: Flow) =>
  [steps.length > 0, network?.replace(/:.*/, ''), answer?.status].join();

// States and rule flows of the same kind open in the same way, so `npm test` follows only the first
// of each kind.
const followed = oneOfEach([...ruleFlows, ...states], kindOf);
const groups = [
  [
    'the mock’s rules produce errors without a forced response',
    ruleFlows.filter((flow) => followed.includes(flow)),
  ],
  ['mock links open states', states.filter((flow) => followed.includes(flow))],
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
