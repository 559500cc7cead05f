import type { Scope } from './catalogue.ts';
import { createEntries } from './catalogue.ts';

const KEY = 'eduempower.mock.scope';

/** Which states this tab goes through; all of them where nothing was chosen. */
export function readScope(): Scope {
  const stored = sessionStorage.getItem(KEY);
  const scopes: readonly Scope[] = ['all', 'unseen', ...createEntries().map(({ slice }) => slice)];
  return scopes.find((scope) => scope === stored) ?? 'all';
}

export const writeScope = (scope: Scope): void => sessionStorage.setItem(KEY, scope);
