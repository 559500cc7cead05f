import { expect, it } from 'vitest';
import { type EditedPages, isSmall, withEdit, withMoved, withoutPage, withPicture } from './edited-pages.ts';
import type { OpenedPicture } from './open-picture.ts';

const opened = (width = 3000, height = 4000): OpenedPicture => ({
  picture: new Blob(),
  // These tests never draw the picture.
  shown: {} as ImageBitmap,
  width,
  height,
});
const three = [1, 2, 3].reduce<EditedPages>((pages, id) => withPicture(pages, id, opened()), []);
const order = (pages: EditedPages) => pages.map(({ id }) => id);

it('[SCAN-01] a page of the scan can be moved by one place, but not beyond the first or last place', () => {
  expect(order(withMoved(three, 3, -1))).toEqual([1, 3, 2]);
  expect(order(withMoved(three, 1, 1))).toEqual([2, 1, 3]);
  expect(withMoved(three, 1, -1)).toBe(three);
  expect(withMoved(three, 3, 1)).toBe(three);
});

it('[SCAN-01] removing a page of the scan selects the next page or, if the last page was removed, the new last page', () => {
  expect(withoutPage(three, 2)).toMatchObject({ remaining: [{ id: 1 }, { id: 3 }], next: 3 });
  expect(withoutPage(three, 3).next).toBe(2);
  expect(withoutPage(three.slice(0, 1), 1)).toEqual({ remaining: [], next: null });
});

it('editing a page of the scan leaves the other pages unchanged', () => {
  expect(withEdit(three, 2, { isGrey: true }).map(({ edit }) => edit.isGrey)).toEqual([false, true, false]);
});

it('a scanned page with too few pixels counts as small', () => {
  const [small, large] = [withPicture([], 1, opened(640, 900)), withPicture([], 1, opened(900, 1200))];
  expect([small.some(isSmall), large.some(isSmall)]).toEqual([true, false]);
  expect(withEdit(large, 1, { crop: { left: 0.3, top: 0.3, right: 0.6, bottom: 0.6 } }).some(isSmall)).toBe(
    true,
  );
});
