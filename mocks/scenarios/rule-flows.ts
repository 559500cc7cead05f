import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { errorEntry } from './error-entries.ts';
import { expectedWords, isServersOwn, patternOf } from './expected-texts.ts';
import type { Flow } from './flow.ts';
import { findScenario, type Scenario, scenarios, type Visitor } from './scenario.ts';
import { planFor, type Step } from './steps.ts';

/** Overrides of a scenario and its plan, so that the mock's own rules or data produce the error. */
interface RuleFlowDetails {
  readonly path?: string;
  readonly as?: Visitor;
  readonly steps?: readonly Step[];
  /** The message of the mock's rule. Needed if the error's text consists only of that message. */
  readonly words?: string;
}

const applicationOf = (id: string): string => `/scholarship/${id}/application-form`;

/**
 * Returns the steps of a scenario's plan, with a sign-out before the last step. The sign-out waits
 * until the server has registered the user. Otherwise, the server would refuse the registration,
 * and the page would not send the last step's write.
 */
function signedOutMeanwhile(id: string): Pick<RuleFlowDetails, 'steps'> {
  const scenario = findScenario(id);
  const steps = (scenario && planFor(scenario)?.steps) ?? [];
  const end: Step[] = [{ answered: 'users.registerOrUpdate' }, { become: 'signed-out' }];
  return { steps: [...steps.slice(0, -1), ...end, ...steps.slice(-1)] };
}

const forgedPayment: readonly Step[] = [
  ...(planFor({ errorId: 'donation-order-failed' })?.steps ?? []),
  { press: 'Pay with an invalid signature' },
];

const SIGN_IN = 'Please sign in.';

/** Details of the flows that need the mock's rules or seed data, keyed by the scenario's id. */
export const ruleFlowDetails: Readonly<Record<string, RuleFlowDetails>> = {
  'scholarship-list-empty': { path: '/scholarship?q=nothing-is-called-this' },
  'scholarship-details-not-found': { path: '/scholarship/details?id=sch-unknown' },
  'scholarship-intro-not-found': { path: '/scholarship/sch-unknown' },

  'application-409': { as: 'student-applied', path: applicationOf(APPLIED_SCHOLARSHIP_ID) },
  'application-400': {
    path: applicationOf('sch-long-closed'),
    words: 'The deadline of this scholarship has passed.',
  },
  'application-401': { path: applicationOf(FRESH_SCHOLARSHIP_ID), ...signedOutMeanwhile('application-401') },

  'organization-save-refused': {
    steps: [
      { press: 'Edit Profile' },
      { fill: 'Contact number', with: '+44 20 7946 0000' },
      { press: 'Save' },
      { press: 'Save anyway' },
    ],
  },
  'scholarship-create-refused~401': { ...signedOutMeanwhile('scholarship-create-refused'), words: SIGN_IN },

  'campaign-list-empty': { path: '/crowdfunding?q=nothing-is-called-this' },
  'campaign-not-found': { path: '/crowdfunding/fund-unknown' },
  'campaign-start-profile': { as: 'organization-new' },
  'campaign-start-verification': { as: 'organization-unverified' },
  'campaign-update-failed~401': signedOutMeanwhile('campaign-update-failed'),
  'campaign-save-failed~401': signedOutMeanwhile('campaign-save-failed'),

  'donation-verification-failed': { steps: forgedPayment },
  'donation-verification-stuck': { steps: [...forgedPayment, { press: 'Verify again' }] },
};

/**
 * Returns the flow that produces a scenario's error without forcing it. The flow relies on a form,
 * the mock's rules or its seed data.
 */
function ruleFlowOf(scenario: Scenario): Flow {
  const { id, slice, title, path, visitor, trigger } = scenario;
  const details: RuleFlowDetails = ruleFlowDetails[id] ?? {};
  const plan = planFor(scenario);
  const text = errorEntry(scenario.errorId).text;
  const words =
    details.words !== undefined && text !== null && isServersOwn(text)
      ? [details.words]
      : expectedWords(scenario);
  return {
    id,
    slice,
    title,
    path: details.path ?? plan?.from ?? path,
    as: details.as ?? plan?.as ?? visitor,
    network: plan?.network ?? null,
    steps: details.steps ?? plan?.steps ?? [],
    words,
    texts: words.map(patternOf),
    // Expects a response only for refusals, whose status proves that one of the mock's rules produced
    // the error. If missing seed data causes the error, the mock refuses nothing.
    answer:
      trigger?.kind === 'answer' && trigger.status >= 400
        ? { operation: trigger.operation, status: trigger.status }
        : null,
  };
}

/**
 * A flow for every scenario that a visit or an input produces, or that {@link ruleFlowDetails}
 * lists.
 */
export const ruleFlows: readonly Flow[] = scenarios
  .filter(({ id, trigger }) => trigger === null || Object.hasOwn(ruleFlowDetails, id))
  .map(ruleFlowOf);
