import type { Slice } from '#contract/errors/row.ts';
import { isPersonaName, persona, personaNames } from '../data/personas.ts';
import { type WorldName, worldNames } from '../data/world.ts';
import type { Mock } from '../network.ts';
import { permalinkFor } from '../scenarios/permalink.ts';
import { findScenario, type Scenario, scenarios, type Visitor } from '../scenarios/scenario.ts';
import { groupBy } from '../store/group-by.ts';

/** The scenarios of one slice, each with the link that brings it about. */
export interface ScenarioGroup {
  readonly slice: Slice;
  readonly scenarios: readonly (Scenario & { readonly href: string })[];
}

/** What the panel shows of the present. */
export interface PanelSettings {
  readonly scenario: Scenario | null;
  readonly latencyMs: number;
  readonly offline: boolean;
  readonly world: WorldName;
}

/** Everything that a person, or a script, can do to the mock while the page is open. */
export interface PanelModel {
  readonly groups: readonly ScenarioGroup[];
  readonly visitors: readonly { readonly name: Visitor; readonly summary: string }[];
  readonly worlds: readonly WorldName[];
  settings(): PanelSettings;
  /** The link of a scenario under this site's base path. @throws RangeError when there is none of this id */
  permalinkFor(id: string): string;
  /** Forces a scenario from now on, without going anywhere. @throws RangeError as above */
  arm(id: string): void;
  clear(): void;
  setLatency(ms: number): void;
  setOffline(offline: boolean): void;
  /** Becomes somebody and loads the page again. */
  signInAs(visitor: Visitor): void;
  /** Moves to another world, which keeps its own changes, and loads the page again. */
  setWorld(world: WorldName): void;
  /** Makes everything new and loads the page again. */
  reset(): Promise<void>;
  exportSnapshot(): string;
  /** @throws SnapshotError when the text is no snapshot of this world */
  importSnapshot(text: string): Promise<void>;
}

export interface PanelOptions {
  readonly mock: Mock;
  /** Where the site lives, with a slash at its end. */
  readonly baseUrl: string;
  readonly reload: () => void;
  /** Remembers which world this tab is in. */
  readonly chooseWorld: (world: WorldName) => void;
}

function scenarioNamed(id: string): Scenario {
  const scenario = findScenario(id);
  if (!scenario) throw new RangeError(`There is no scenario ${id}`);
  return scenario;
}

/** What the panel knows and can do; the panel itself only draws it. */
export function createPanelModel({ mock, baseUrl, reload, chooseWorld }: PanelOptions): PanelModel {
  const { line, identity, database } = mock;
  const href = (scenario: Scenario): string => baseUrl + permalinkFor(scenario).slice(1);
  return {
    groups: [...groupBy(scenarios, ({ slice }) => slice)].map(([slice, members]) => ({
      slice,
      scenarios: members.map((scenario) => ({ ...scenario, href: href(scenario) })),
    })),
    visitors: [
      { name: 'nobody', summary: 'Signed out' },
      ...personaNames.map((name) => ({ name, summary: persona(name).summary })),
    ],
    worlds: worldNames,
    settings: () => ({
      scenario: line.scenario(),
      latencyMs: line.latencyMs(),
      offline: line.isOffline(),
      world: database.world,
    }),
    permalinkFor: (id) => href(scenarioNamed(id)),
    arm: (id) => line.arm(scenarioNamed(id)),
    clear: () => line.disarm(),
    setLatency: line.setLatency,
    setOffline: line.setOffline,
    signInAs: (visitor) => {
      if (isPersonaName(visitor)) identity.signInAs(persona(visitor).userId);
      else identity.signOut();
      reload();
    },
    setWorld: (world) => {
      chooseWorld(world);
      reload();
    },
    reset: async () => {
      await mock.reset();
      reload();
    },
    exportSnapshot: database.exportSnapshot,
    importSnapshot: database.importSnapshot,
  };
}
