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

it('old words stay if a translated text beside another changes', async () => {
  const { rerender } = render(<p>{[1, ' backers']}</p>);
  await translated('1');
  rerender(<p>{[2, ' backers']}</p>);
  expect(end()).toEqual(['stays «1» for «2»']);
});

it('a translated text that React cannot remove is named', async () => {
  const { rerender } = render(<p>{['Saved', <b key="at">today</b>]}</p>);
  await translated('Saved');
  expect(() => rerender(<p>{[null, <b key="at">today</b>]}</p>)).toThrow();
  expect(end()).toEqual(['breaks the page: «Saved»']);
});

it('no problem is found if each text has an element of its own', async () => {
  const { rerender } = render(<p>{[<span key="n">1</span>, <span key="of">backer</span>]}</p>);
  await translated('backer');
  rerender(<p>{[<span key="n">2</span>, null]}</p>);
  await translated('2');
  expect(end()).toEqual([]);
});
