import { formatDeadline } from '#shared/format/dates.ts';
import { type ScholarshipFacts, type ScholarshipView, scholarshipFacts } from '../scholarship-view.ts';

export type DetailScreen = 'details' | 'intro';

/** The facts on a page of a scholarship; of an empty view, for its skeleton, the names alone. */
export function detailFacts(view: Partial<ScholarshipView>, screen: DetailScreen): ScholarshipFacts {
  const { fundedBy, amount, expiredAt, applications, scholarshipsAwarded } = view;
  const deadline = expiredAt && formatDeadline(expiredAt);
  const facts = scholarshipFacts(view);
  if (screen === 'intro') {
    return [['Funded by', fundedBy], ['Deadline', deadline], ...facts, ['Awards', scholarshipsAwarded]];
  }
  return [
    ['Funded by', fundedBy],
    ['Amount', amount],
    ['Application deadline', deadline],
    ...facts,
    ['Applications received', applications],
  ];
}
