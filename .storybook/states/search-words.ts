import type { CatalogueEntry } from '#mocks/panel/catalogue.ts';
import { findScenario, type Scenario } from '#mocks/scenarios/scenario.ts';

/**
 * Returns words to append to a story's name. Titles say only what happens to the user, but
 * designers also search Storybook for words such as 'offline'.
 */
export function searchWords({ id, words }: Pick<CatalogueEntry, 'id' | 'words'>): string | null {
  if (words.some((text) => /^No \w+ (found|here|yet)\b/.test(text))) return 'empty';
  const trigger = findScenario(id)?.trigger;
  return trigger ? triggerWords(trigger) : null;
}

function triggerWords(trigger: NonNullable<Scenario['trigger']>): string | null {
  const what = 'failure' in trigger ? trigger.failure : trigger.kind;
  if (what === 'network') return 'offline';
  if (what === 'hang') return 'timeout';
  if (trigger.kind !== 'answer') return null;
  if (trigger.status >= 500) return `server error ${trigger.status}`;
  return trigger.status >= 400 ? `refused ${trigger.status}` : 'unreadable response';
}
