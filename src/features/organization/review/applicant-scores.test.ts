import { expect, it } from 'vitest';
import { exampleApplicants } from '../applicants.fixture.ts';
import { meanScore, type Scores, scoresIn, sortedByScore, withScore } from './applicant-scores.ts';

const plain = (scores: Scores) => [...scores].map(([id, questions]) => [id, [...questions]]);

it('[REV-03] a user’s scores are stored with the notes, by application and question', () => {
  const notes = { 'app-1': 'Call her', '["score"]': 'a note of an odd id' };
  let stored = withScore(notes, 'app-1', 'Why me', 5);
  stored = withScore(stored, 'app-1', 'Need', 2);
  stored = withScore(stored, 'app-2', '', 3);
  expect(stored).toMatchObject(notes);
  expect(plain(scoresIn(stored))).toEqual([
    [
      'app-1',
      [
        ['Why me', 5],
        ['Need', 2],
      ],
    ],
    ['app-2', [['', 3]]],
  ]);
  expect(meanScore(scoresIn(stored), 'app-1')).toBe(3.5);
  expect(meanScore(scoresIn(stored), 'app-9')).toBeNull();
  const removed = ['Why me', 'Need'].reduce(
    (rest, question) => withScore(rest, 'app-1', question, 0),
    stored,
  );
  expect(plain(scoresIn(removed))).toEqual([['app-2', [['', 3]]]]);
});

it('[REV-03] scoresIn ignores invalid stored scores', () => {
  for (const value of ['0', '6', '2.5', 'five', true])
    expect(scoresIn({ '["score","app-1","Need"]': value }).size).toBe(0);
});

it('[REV-03] sorting by score puts applicants without a score last, in their original order', () => {
  const scores: Scores = new Map([
    ['app-2', new Map([['', 2]])],
    ['app-4', new Map([['', 4]])],
  ]);
  expect(sortedByScore(exampleApplicants(), scores).map(({ id }) => id)).toEqual([
    'app-4',
    'app-2',
    'app-1',
    'app-3',
    'app-5',
    'app-6',
  ]);
});
