import { expect, it } from 'vitest';
import { createMemoryStore } from '../store/text-stores.ts';
import { forceOnPage } from './force-on-page.ts';

it('forceOnPage makes createElement throw for the chosen element only, until the forced error ends', () => {
  const page = { createElement: (name: string) => ({ name }) } as unknown as Document;
  const end = forceOnPage({ kind: 'drawing', element: 'textarea' }, page, createMemoryStore());
  expect(page.createElement('input')).toEqual({ name: 'input' });
  expect(() => page.createElement('textarea')).toThrow('The textarea could not be created');
  end();
  expect(page.createElement('textarea')).toEqual({ name: 'textarea' });
});
