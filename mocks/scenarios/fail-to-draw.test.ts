import { expect, it } from 'vitest';
import { failToDraw } from './fail-to-draw.ts';

it('only the code that draws the element fails', () => {
  const page = { createElement: (name: string) => ({ name }) } as unknown as Document;
  failToDraw(page, 'textarea');
  expect(page.createElement('input')).toEqual({ name: 'input' });
  expect(() => page.createElement('textarea')).toThrow('The textarea could not be drawn');
});
