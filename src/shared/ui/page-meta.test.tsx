import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? null;

it('names the page after what it shows, and takes the name back when it is left', () => {
  const before = document.title;
  const { unmount } = render(<PageMeta title="Girls in STEM" description={'For girls.\n  In any state.'} />);
  expect(document.title).toBe('Girls in STEM · EduEmpower');
  expect(description()).toBe('For girls. In any state.');
  unmount();
  expect(document.title).toBe(before);
  expect(description()).toBeNull();
});

it.each([
  ['word '.repeat(60), /^(?:word )+word…$/],
  ['x'.repeat(300), /^x{160}…$/],
])('shortens a long description after a whole word', (text, shortened) => {
  render(<PageMeta title="Long" description={text} />);
  expect(description()).toMatch(shortened);
  expect(description()?.length).toBeLessThanOrEqual(161);
});
