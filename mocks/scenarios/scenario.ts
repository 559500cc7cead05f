import { type ErrorId, errorIds, type Slice } from '#contract/error-catalogue.ts';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID } from '../data/fundraisers.ts';
import type { PersonaName } from '../data/personas.ts';
import { type ErrorEntry, errorEntry } from './error-entries.ts';
import type { Trigger } from './errors/define-entries.ts';

/** Who the tester is: a persona, or signed out. */
export type Visitor = PersonaName | 'signed-out';

/** The triggers that the mock produces while a scenario is active; a person produces a visit or an input. */
export type ActiveTrigger = Exclude<Trigger, { readonly kind: 'visit' | 'input' }>;

/** An error that one link produces. */
export interface Scenario {
  /** The error's id; its further triggers add what they are: `scholarship-list-failed~network`. */
  readonly id: string;
  readonly errorId: ErrorId;
  readonly slice: Slice;
  readonly title: string;
  /** Where it shows, with real ids: a path of this site, perhaps with a search. */
  readonly path: string;
  /** Who the panel signs in; null leaves the tester as they are, signed in or out. */
  readonly visitor: Visitor | null;
  /** What the mock does while the scenario is active; null when opening the screen is enough. */
  readonly trigger: ActiveTrigger | null;
}

/** Who sees a slice's screens. A slice behind a sign-in needs a persona: with null its calls can answer 401. */
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
  // Only a student has a profile to compare.
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

/** A word for what a trigger does, to tell the further triggers of an error apart. */
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

/** A scenario by its id, if there is one. */
export const findScenario = (id: string): Scenario | undefined => byId.get(id);
