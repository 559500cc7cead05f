import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { translate } from './translation.ts';

let end: ReturnType<typeof translate>;
beforeEach(() => {
  end = translate(document.body);
});
afterEach(() => void end());

const translated = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'font' })).toBeVisible());

it('if one of two adjacent texts changes, translate reports that the old text stays on screen', async () => {
  const { rerender } = render(<p>{[1, ' backers']}</p>);
  await translated('1');
  rerender(<p>{[2, ' backers']}</p>);
  expect(end()).toEqual(['‘1’ stays instead of ‘2’']);
});

it('translate reports a text node that React cannot remove', async () => {
  const { rerender } = render(<p>{['Saved', <b key="at">today</b>]}</p>);
  await translated('Saved');
  expect(() => rerender(<p>{[null, <b key="at">today</b>]}</p>)).toThrow();
  expect(end()).toEqual(['a change to ‘Saved’ breaks the page']);
});

it('translate reports no problem when each text has its own element', async () => {
  const { rerender } = render(<p>{[<span key="n">1</span>, <span key="of">backer</span>]}</p>);
  await translated('backer');
  rerender(<p>{[<span key="n">2</span>, null]}</p>);
  await translated('2');
  expect(end()).toEqual([]);
});
