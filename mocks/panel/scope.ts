import type { Scope } from './catalogue.ts';

const KEY = 'eduempower.mock.scope';

/** Which of these states this tab goes through; all of them where nothing was chosen. */
export function readScope(scopes: readonly Scope[]): Scope {
  const stored = sessionStorage.getItem(KEY);
  return scopes.find((scope) => scope === stored) ?? 'all';
}

export const writeScope = (scope: Scope): void => sessionStorage.setItem(KEY, scope);
