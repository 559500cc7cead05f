import type { Scope } from './catalogue.ts';

const words: Partial<Record<Scope, string>> = {
  all: 'All states',
  unseen: 'Not seen yet',
  failed: 'Only failed',
};

export const scopeWords = (scope: Scope): string => words[scope] ?? `Only ${scope}`;
