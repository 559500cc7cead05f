import { expect, it } from 'vitest';
import { ownDocuments } from './own-documents.ts';

it.each(['', ' ', 'javascript:alert(1)', 'data:application/pdf,x', 'pending', 'https://'])(
  '[SAFE-03] a profile whose stored document is %j counts as having no document',
  (stored) => {
    expect(ownDocuments({ incomeCert: stored }).some(({ uploaded }) => uploaded)).toBe(false);
  },
);
