import { type ErrorId, errorIds, type Slice } from '#contract/error-catalogue.ts';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID } from '../data/fundraisers.ts';
import type { PersonaName } from '../data/personas.ts';
import { type ErrorEntry, errorEntry } from './error-entries.ts';
import type { Trigger } from './errors/define-entries.ts';

/** The persona who is signed in while a scenario runs, or 'signed-out'. */
export type Visitor = PersonaName | 'signed-out';

/**
 * The triggers that the mock forces while a scenario is active. Excludes visits and inputs, because
 * users cause them.
 */
export type ActiveTrigger = Exclude<Trigger, { readonly kind: 'visit' | 'input' }>;

/** An error with one of its triggers. Every scenario has a link that produces the error. */
export interface Scenario {
  /**
   * The error's id. For every trigger except the first, the id has a suffix, as in
   * `scholarship-list-failed~network`.
   */
  readonly id: string;
  readonly errorId: ErrorId;
  readonly slice: Slice;
  readonly title: string;
  /**
   * The path of the page that shows the error, with real ids. May include a query string.
   */
  readonly path: string;
  /**
   * The persona that the scenario's link signs in, or 'signed-out'. Null keeps the current user.
   */
  readonly visitor: Visitor | null;
  /**
   * The trigger that the mock forces while the scenario is active. Null if a user's own action
   * causes the error.
   */
  readonly trigger: ActiveTrigger | null;
}

/**
 * The visitor for each slice's screens. Slices that require sign-in need a persona, because their
 * calls would otherwise get a 401.
 */
const visitorOf: Readonly<Record<Slice, Visitor | null>> = {
  auth: 'signed-out',
  scholarship: null,
  application: 'student',
  student: 'student',
  organization: 'organization',
  crowdfunding: null,
  donation: 'donor',
  contact: null,
  form: null,
};

function visitorFor(entry: ErrorEntry, trigger: Trigger): Visitor | null {
  if (entry.screen.endsWith('/start-campaign')) return trigger.kind === 'visit' ? 'student' : 'organization';
  if (entry.screen.endsWith('?edit=true')) return 'organization';
  // The apply page compares the scholarship's conditions with a student's profile, so a student
  // must be signed in.
  if (entry.screen.endsWith('/apply')) return 'student';
  if ('operation' in trigger && trigger.operation === 'users.registerOrUpdate') return 'student';
  if ('operation' in trigger && trigger.operation === 'users.byId') return 'no-role';
  return visitorOf[entry.slice];
}

function pathOf(entry: ErrorEntry, trigger: Trigger): string {
  if (trigger.kind === 'visit') return trigger.to;
  if (entry.screen === '/scholarship/details') return `${entry.screen}?id=${FRESH_SCHOLARSHIP_ID}`;
  const id = entry.screen.startsWith('/crowdfunding') ? EXAMPLE_FUNDRAISER_ID : FRESH_SCHOLARSHIP_ID;
  return entry.screen.replace('{id}', id);
}

/** Returns the suffix for a trigger, such as `network`. `scenariosOf` numbers repeated suffixes. */
function suffixOf(trigger: Trigger): string {
  if (trigger.kind === 'storage' || trigger.kind === 'email') return trigger.failure;
  if (trigger.kind !== 'answer') return trigger.kind;
  return trigger.status < 300 ? 'contract' : String(trigger.status);
}

function scenariosOf(id: ErrorId): Scenario[] {
  const entry = errorEntry(id);
  const taken = new Map<string, number>();
  return entry.triggers.map((trigger, index): Scenario => {
    const word = suffixOf(trigger);
    const count = (taken.get(word) ?? 0) + 1;
    if (index > 0) taken.set(word, count);
    const suffix = count === 1 ? word : `${word}-${count}`;
    return {
      id: index === 0 ? id : `${id}~${suffix}`,
      errorId: id,
      slice: entry.slice,
      title: index === 0 ? entry.when : `${entry.when} (${suffix})`,
      path: pathOf(entry, trigger),
      visitor: visitorFor(entry, trigger),
      trigger: trigger.kind === 'visit' || trigger.kind === 'input' ? null : trigger,
    };
  });
}

/** A scenario for every trigger of every error, in the contract's order. */
export const scenarios: readonly Scenario[] = errorIds.flatMap(scenariosOf);

const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

export const findScenario = (id: string): Scenario | undefined => byId.get(id);
