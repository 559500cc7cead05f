import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { contractIssues } from '../traffic/contract-verdict.ts';
import { errorEntry } from './error-entries.ts';
import { expectedTexts, isServersOwn, patternOf } from './expected-texts.ts';
import type { Flow } from './flow.ts';
import { findScenario, type Scenario, scenarios, type Visitor } from './scenario.ts';
import { planFor, type Step } from './steps.ts';

/** Where a rule flow differs from the scenario's plan. */
interface RuleFlowDetails {
  readonly path?: string;
  readonly as?: Visitor;
  readonly steps?: readonly Step[];
  /** The mock's message, where the error's text is the server's. */
  readonly words?: string;
}

const applicationOf = (id: string): string => `/scholarship/${id}/application-form`;

/** The steps of a scenario's plan, with the session ended before the last one. */
function signedOutMeanwhile(id: string): Pick<RuleFlowDetails, 'steps'> {
  const scenario = findScenario(id);
  const steps = (scenario && planFor(scenario)?.steps) ?? [];
  return { steps: [...steps.slice(0, -1), { become: 'signed-out' }, ...steps.slice(-1)] };
}

const SIGN_IN = 'Please sign in.';

/** How the mock's own rules come to refuse, and how its seed data come to lack something. */
const ruleFlowDetails: Readonly<Record<string, RuleFlowDetails>> = {
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
      { fill: 'Contact number', with: '12345' },
      { press: 'Save' },
      { press: 'Save anyway' },
    ],
  },
  'scholarship-create-refused': {
    as: 'organization-unverified',
    words: 'Your organization must be verified to publish a scholarship.',
  },
  'scholarship-create-refused~401': { ...signedOutMeanwhile('scholarship-create-refused'), words: SIGN_IN },

  'campaign-list-empty': { path: '/crowdfunding?q=nothing-is-called-this' },
  'campaign-not-found': { path: '/crowdfunding/fund-unknown' },
  'campaign-start-profile': { as: 'organization-new' },
  'campaign-start-verification': { as: 'organization-unverified' },
  'campaign-update-failed~401': signedOutMeanwhile('campaign-update-failed'),
  'campaign-save-failed~401': signedOutMeanwhile('campaign-save-failed'),

  'donation-verification-failed': {
    steps: [
      ...(planFor({ errorId: 'donation-order-failed' })?.steps ?? []),
      { press: 'Pay, with a signature that does not fit' },
    ],
  },
  'donation-verification-stuck': {
    steps: [
      ...(planFor({ errorId: 'donation-order-failed' })?.steps ?? []),
      { press: 'Pay, with a signature that does not fit' },
      { press: 'Verify again' },
    ],
  },
};

/** Answers that the contract knows and the mock never gives on the screens of this site, and why not. */
const onlyForced: Readonly<Record<string, string>> = {
  'application-400-plain': 'The mock names the field that it refuses.',
  'application-403': 'The form opens for students alone.',
  'application-404': 'No screen takes a scholarship away while a student applies for it.',
  'student-save-refused': 'The form refuses all that the mock refuses.',
  'student-save-refused~403': 'The form opens for students alone.',
  'organization-save-refused~403': 'The page saves only the signed-in organization’s own profile.',
  'scholarship-create-refused~400': 'The form refuses a deadline that has passed.',
  'scholarship-create-refused~400-2': 'The form refuses a deadline that has passed.',
  'applicant-review-refused': 'The page shows only the signed-in organization’s own applicants.',
  'applicant-review-refused~404':
    'No screen takes an application away while the organization decides about it.',
  'campaign-update-failed~400': 'The form refuses all that the mock refuses.',
  'campaign-update-failed~403': 'The form opens for the campaign’s own organization alone.',
  'campaign-save-failed': 'The form refuses all that the mock refuses.',
  'campaign-save-failed~403': 'The form opens for verified organizations alone.',
  'donation-campaign-gone': 'No screen takes a campaign away while it is open.',
  'donation-campaign-ended': 'No link waits until a campaign ends.',
  'donation-order-refused~400': 'The mock takes every amount that the form takes.',
  'donation-order-failed~contract': 'The mock makes an order of the amount that was asked for.',
  'donation-verification-failed~contract': 'The mock says no with a refusal.',
};

/** Whether something has to break: the network, a service, a configured value, or the server itself. */
function needsFault({ trigger }: Scenario): boolean {
  if (trigger === null) return false;
  if (trigger.kind !== 'answer') return true;
  return trigger.status >= 500 || contractIssues(trigger.operation, trigger.status, trigger.body).length > 0;
}

/** Why the rules alone cannot produce a scenario; null where they can. */
export function whyForced(scenario: Scenario): string | null {
  if (Object.hasOwn(ruleFlowDetails, scenario.id)) return null;
  if (scenario.trigger?.kind === 'account') return 'The account has to lack something.';
  if (needsFault(scenario)) return 'Something has to break for it.';
  return scenario.trigger === null ? null : (onlyForced[scenario.id] ?? null);
}

/** The flow in which the form, the mock's rules and the seed data produce a scenario on their own. */
function ruleFlowOf(scenario: Scenario): Flow {
  const { id, slice, title, path, visitor, trigger } = scenario;
  const details: RuleFlowDetails = ruleFlowDetails[id] ?? {};
  const plan = planFor(scenario);
  const text = errorEntry(scenario.errorId).text;
  return {
    id,
    slice,
    title,
    path: details.path ?? plan?.from ?? path,
    as: details.as ?? plan?.as ?? visitor,
    network: plan?.network ?? null,
    steps: details.steps ?? plan?.steps ?? [],
    texts:
      details.words !== undefined && text !== null && isServersOwn(text)
        ? [patternOf(details.words)]
        : expectedTexts(scenario),
    // Only a refusal shows by its status that a rule produced it: where seed data is missing, the answer is a success.
    answer:
      trigger?.kind === 'answer' && trigger.status >= 400
        ? { operation: trigger.operation, status: trigger.status }
        : null,
  };
}

/** A flow for every scenario that the rules produce with nothing forced. `whyForced` says why the others have none. */
export const ruleFlows: readonly Flow[] = scenarios
  .filter((scenario) => whyForced(scenario) === null)
  .map(ruleFlowOf);

/** What the tables name, for the test that holds them against the catalogue. */
export const namedHere: readonly string[] = [...Object.keys(ruleFlowDetails), ...Object.keys(onlyForced)];
