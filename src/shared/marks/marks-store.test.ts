import { describe, expect, it } from 'vitest';
import { memoryArea } from '../store/memory-area.test-utils.ts';
import { createMarks, withMark } from './marks-store.ts';

const NONE = { liked: [], saved: [] };

describe('[CF-07] marks', () => {
  it('a user’s campaign marks are restored after a reload, for that user only', () => {
    const area = memoryArea();
    const marksOf = (userId: string | null) => createMarks('campaign', userId, () => area);
    marksOf('user_1')
      .getState()
      .change((marks) => withMark(marks, 'saved', 'library', true));
    marksOf(null)
      .getState()
      .change((marks) => withMark(marks, 'liked', 'camp', true));
    expect(marksOf('user_1').getState().value).toEqual({ liked: [], saved: ['library'] });
    expect(marksOf(null).getState().value).toEqual({ liked: ['camp'], saved: [] });
    expect(marksOf('user_2').getState().value).toEqual(NONE);
    // Visitors' marks are stored under the id 'device'. A user whose id is 'device' must not see
    // them.
    expect(marksOf('device').getState().value).toEqual(NONE);
  });

  it('if the browser cannot store a campaign mark, the mark still takes effect and isSaved is false', () => {
    const marks = createMarks('campaign', 'user_1', () => null);
    marks.getState().change((before) => withMark(before, 'saved', 'library', true));
    expect(marks.getState()).toMatchObject({ value: { saved: ['library'] }, isSaved: false });
  });

  it('withMark adds or removes a mark without duplicates, and keeps only the newest 1,000 marks', () => {
    const once = withMark(withMark(NONE, 'liked', 'a', true), 'liked', 'a', true);
    expect(once).toEqual({ liked: ['a'], saved: [] });
    expect(withMark(once, 'liked', 'a', false)).toEqual(NONE);
    const many = { liked: Array.from({ length: 1000 }, (_, number) => `c${number}`), saved: [] };
    const { liked } = withMark(many, 'liked', 'new', true);
    expect([liked.length, liked[0], liked.at(-1)]).toEqual([1000, 'c1', 'new']);
  });
});
