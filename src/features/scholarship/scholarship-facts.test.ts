import { expect, it } from 'vitest';
import { factsIn } from './scholarship-facts.ts';
import { toScholarshipView } from './scholarship-view.ts';

const view = toScholarshipView({
  id: 'one',
  title: 'Girls in STEM',
  totalAmount: 125_000,
  expiredAt: '2027-03-31',
  maxFamilyIncome: 300_000,
  applications: [{}],
});
const texts = (place: Parameters<typeof factsIn>[0], from = view) =>
  factsIn(place, from).map(({ text }) => text);

it('[SCH-10] the scholarship page’s aside lists the income limit and the education level, each with a label', () => {
  expect(factsIn('aside', view)).toEqual([
    { term: 'Max family income', text: '₹3,00,000' },
    { term: 'Education level', text: 'Any Level' },
  ]);
});

it('[SCH-10] the scholarship page’s figures show the numbers of applications and awards', () => {
  expect(texts('figures')).toEqual(['1 application received', '1 awarded']);
  expect(texts('figures', { ...view, applications: '2' })[0]).toBe('2 applications received');
});

it('[SCH-10] the scholarship page’s figures include the allocated and paid amounts, if the server returns them', () => {
  const scholarship = { id: 'one', title: 'Girls in STEM', totalAmount: 125_000, expiredAt: '2027-03-31' };
  const paid = { allocatedAmount: 45_000, disbursements: [{ amount: 15_000 }, { amount: 9_000.5 }, {}] };
  expect(texts('figures', toScholarshipView({ ...scholarship, ...paid })).slice(2)).toEqual([
    '₹45,000 allocated to students',
    '₹24,000.50 paid out',
  ]);
  const none = { allocatedAmount: 0, disbursements: [] };
  expect(texts('figures', toScholarshipView({ ...scholarship, ...none }))).toHaveLength(2);
});
