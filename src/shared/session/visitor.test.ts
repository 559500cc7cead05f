import { afterEach, expect, it, vi } from 'vitest';
import { hadVisitor } from './visitor.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['__client_uat=1764028800', true],
  ['theme=dark; __client_uat_Ab3dE9=1764028800', true],
  ['__client_uat=0; __client_uat_Ab3dE9=1764028800', true],
  ['', false],
  ['__client_uat=0', false],
  ['__client_uat_Ab3dE9=0; __client_uat=0', false],
  ['not__client_uat=1764028800', false],
])('with the cookie ‘%s’, hadVisitor returns %s', (cookie, isExpected) => {
  vi.stubGlobal('document', { cookie });
  expect(hadVisitor()).toBe(isExpected);
});
