import { expectedTexts } from '#mocks/scenarios/expected-texts.ts';
import { permalinkFor } from '#mocks/scenarios/permalink.ts';
import { type Scenario, scenarios } from '#mocks/scenarios/scenario.ts';
import { planFor } from '#mocks/scenarios/steps.ts';
import { inParts, oneOfEach } from './support/combinations.ts';
import { followAll, type Link } from './support/links.ts';
import { test } from './support/test.ts';

/** Returns a scenario's link and the texts that the page must show according to the catalogue. */
const linkOf = (scenario: Scenario, site: string): Link => ({
  id: scenario.id,
  address: new URL(permalinkFor(scenario), site).href,
  texts: expectedTexts(scenario),
  answer: null,
});

const waits = ({ trigger }: Scenario) =>
  trigger?.kind === 'hang' || (trigger?.kind === 'email' && trigger.failure === 'hang');

/** Describes how the site reacts to a response with this status. */
function reactionTo(status: number): string {
  if (status < 300) return 'cannot read it';
  if (status === 401) return 'asks to sign in';
  if (status === 403) return 'explains who is allowed';
  if (status === 405 || status === 501) return 'explains that the server lacks the operation';
  return status < 500 ? 'asks to check' : 'asks to retry';
}

/**
 * Returns a key for the kind of scenario. Scenarios with the same kind of trigger and the same
 * failure share a key. Forced responses share a key if the site reacts to them in the same way, and
 * if all or none of them need steps. `forced.test.ts` checks that the mock can force each status.
 */
function kindOf(scenario: Scenario): string {
  const { trigger } = scenario;
  if (trigger === null) return 'visit';
  if (trigger.kind === 'answer') return `${reactionTo(trigger.status)} ${planFor(scenario) !== null}`;
  return 'failure' in trigger ? `${trigger.kind} ${trigger.failure}` : trigger.kind;
}

const followed = oneOfEach(scenarios, kindOf);

const atOnce = followed.filter((scenario) => !waits(scenario));
for (const part of inParts(atOnce, 8)) {
  test(`[MOCK-01] mock links open the states ${part.map(({ id }) => id).join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const links = part.map((scenario) => linkOf(scenario, baseURL ?? ''));
    await followAll(browser, links, 1);
  });
}

test('[MOCK-01] mock links open the states that appear only after a time-out', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const links = followed.filter(waits).map((scenario) => linkOf(scenario, baseURL ?? ''));
  await followAll(browser, links, 8);
});
