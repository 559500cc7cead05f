import { expect, it } from 'vitest';
import { exampleApplicants } from '../applicants.fixture.ts';
import { costOf, reviewCounts } from './review-counts.ts';

it('[REV-01] the review counts the applicants by decision, and shows the cost of the accepted ones', () => {
  expect(reviewCounts(exampleApplicants(), 28_500)).toBe(
    '2 to decide · 2 accepted = ₹57,000 at ₹28,500 each · 2 rejected',
  );
  expect(reviewCounts([], 28_500)).toBe('0 to decide · 0 accepted · 0 rejected');
});

it('[REV-01] the cost of accepting applicants is exact to the paisa', () => {
  expect(costOf(1, 100.1)).toBe('₹100.10');
  expect(costOf(3, 100.1)).toBe('₹300.30 at ₹100.10 each');
});
