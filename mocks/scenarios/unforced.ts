import { catalogueRow } from '#contract/error-catalogue.ts';
import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { contractIssues } from '../traffic/contract-verdict.ts';
import { expectedTexts, isServersOwn, patternOf } from './expected-texts.ts';
import { findScenario, type Scenario, scenarios, type Visitor } from './scenario.ts';
import { planFor, type Step } from './steps.ts';
import type { Way } from './way.ts';

/** What is done differently where nothing is forced; what is not named is done as in the scenario's plan. */
interface Detour {
  readonly path?: string;
  readonly as?: Visitor;
  readonly steps?: readonly Step[];
  /** The mock's own words, where the row leaves them to the server. */
  readonly words?: string;
}

const applicationOf = (id: string): string => `/scholarship/${id}/application-form`;

/** Does all of a scenario's plan, and is signed out behind the page's back before the last step. */
function signedOutMeanwhile(id: string): Pick<Detour, 'steps'> {
  const scenario = findScenario(id);
  const steps = (scenario && planFor(scenario)?.steps) ?? [];
  return { steps: [...steps.slice(0, -1), { become: 'nobody' }, ...steps.slice(-1)] };
}

const SIGN_IN = 'Please sign in.';

/** How the mock's own rules come to refuse, and how its seed data come to lack something. */
const detours: Readonly<Record<string, Detour>> = {
  'scholarship-list-empty': { path: '/scholarship?q=nothing-is-called-this' },
  'scholarship-details-not-found': { path: '/scholarship/details?id=sch-of-nobody' },
  'scholarship-intro-not-found': { path: '/scholarship/sch-of-nobody' },

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
  'campaign-not-found': { path: '/crowdfunding/fund-of-nobody' },
  'campaign-start-profile': { as: 'organization-new' },
  'campaign-start-verification': { as: 'organization-unverified' },
  'campaign-update-failed~401': signedOutMeanwhile('campaign-update-failed'),
  'campaign-save-failed~401': signedOutMeanwhile('campaign-save-failed'),

  'donation-verification-failed': {
    steps: [
      ...(planFor({ row: 'donation-order-failed' })?.steps ?? []),
      { press: 'Pay, with a signature that does not fit' },
    ],
  },
  'donation-verification-stuck': {
    steps: [
      ...(planFor({ row: 'donation-order-failed' })?.steps ?? []),
      { press: 'Pay, with a signature that does not fit' },
      { press: 'Verify again' },
    ],
  },
};

/** Answers that the contract knows and the mock never gives on the screens of this site, and why not. */
const onlyForced: Readonly<Record<string, string>> = {
  'application-400-plain': 'The mock names the field that it refuses.',
  'application-403': 'The form opens for students alone.',
  'application-404': 'No screen takes a scholarship away while somebody applies for it.',
  'student-save-refused': 'The form refuses all that the mock refuses.',
  'student-save-refused~403': 'The form opens for students alone.',
  'organization-save-refused~403': 'The page saves nobody’s profile but one’s own.',
  'scholarship-create-refused~400': 'The form refuses a deadline that has passed.',
  'scholarship-create-refused~400-2': 'The form refuses a deadline that has passed.',
  'applicant-review-refused': 'The page shows nobody’s applicants but one’s own.',
  'applicant-review-refused~404': 'No screen takes an application away while somebody decides about it.',
  'campaign-update-failed~400': 'The form refuses all that the mock refuses.',
  'campaign-update-failed~403': 'The form opens for the campaign’s own organization alone.',
  'campaign-save-failed': 'The form refuses all that the mock refuses.',
  'campaign-save-failed~403': 'The form opens for verified organizations alone.',
  'donation-campaign-gone': 'No screen takes a campaign away while somebody looks at it.',
  'donation-campaign-ended': 'No link waits until a campaign ends.',
  'donation-order-refused~400': 'The mock takes every amount that the form takes.',
  'donation-order-failed~contract': 'The mock makes an order of the amount that was asked for.',
  'donation-verification-failed~contract': 'The mock says no with a refusal.',
};

/** Whether something has to break: the line, a service, a configured value, or the server itself. */
function needsFault({ trigger }: Scenario): boolean {
  if (trigger === null) return false;
  if (trigger.kind !== 'answer') return true;
  return trigger.status >= 500 || contractIssues(trigger.operation, trigger.status, trigger.body).length > 0;
}

/** Why a scenario does not come about unless it is forced; null where it does. */
export function whyForced(scenario: Scenario): string | null {
  if (Object.hasOwn(detours, scenario.id)) return null;
  if (scenario.trigger?.kind === 'account') return 'The account has to lack something.';
  if (needsFault(scenario)) return 'Something has to break for it.';
  return scenario.trigger === null ? null : (onlyForced[scenario.id] ?? null);
}

/** A scenario as it comes about by the rules of the form and of the mock, and from its seed data. */
function unforced(scenario: Scenario): Way {
  const { id, slice, title, path, visitor, trigger } = scenario;
  const detour: Detour = detours[id] ?? {};
  const plan = planFor(scenario);
  const text = catalogueRow(scenario.row).text;
  return {
    id,
    slice,
    title,
    path: detour.path ?? plan?.from ?? path,
    as: detour.as ?? plan?.as ?? visitor,
    line: null,
    steps: detour.steps ?? plan?.steps ?? [],
    texts:
      detour.words !== undefined && text !== null && isServersOwn(text)
        ? [patternOf(detour.words)]
        : expectedTexts(scenario),
    // Only a refusal tells by its status that the rules have spoken: seed data that lacks something answers as ever.
    answer:
      trigger?.kind === 'answer' && trigger.status >= 400
        ? { operation: trigger.operation, status: trigger.status }
        : null,
  };
}

/** Every scenario that comes about with nothing forced. A new row is among them, or says why it is not. */
export const unforcedWays: readonly Way[] = scenarios
  .filter((scenario) => whyForced(scenario) === null)
  .map(unforced);

/** What the tables name, for the test that holds them against the catalogue. */
export const namedHere: readonly string[] = [...Object.keys(detours), ...Object.keys(onlyForced)];
