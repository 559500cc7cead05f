import { describe, expect, it } from 'vitest';
import { organizationErrors } from '#contract/errors/organization.ts';
import { answerParts } from './answer-texts.ts';
import { decisionOf, reviewFailureText } from './applicant-review.ts';

const failed = organizationErrors['applicant-review-failed'];
const unknown = organizationErrors['applicant-review-unknown'];

it.each([
  ['PENDING', 'PENDING'],
  [' accepted ', 'ACCEPTED'],
  [null, 'PENDING'],
  ['WAITLISTED', null],
])('[ORG-16] the server’s word %j stands for %j', (decision, known) => {
  expect(decisionOf({ applicationId: 'a', decision })).toBe(known);
});

it('[ORG-17] nothing is decided about somebody who is made up', () => {
  expect(decisionOf({ applicationId: null, decision: null })).toBeNull();
});

describe('[ORG-16] why a decision was not saved', () => {
  it('is told in the server’s words where it has any, else in the catalogue’s', () => {
    expect(reviewFailureText({ kind: 'http', status: 403, message: 'Not yours.' })).toBe('Not yours.');
    expect(reviewFailureText({ kind: 'http', status: 500 })).toBe(failed);
    expect(reviewFailureText({ kind: 'network' })).toBe(failed);
    expect(reviewFailureText({ kind: 'timeout' })).toBe(unknown);
    expect(reviewFailureText({ kind: 'contract', issues: [] })).toBe(unknown);
  });
});

it('[APP-06] what a student wrote comes apart at its headings, and nothing in it is lost or markup', () => {
  expect(answerParts('## Why me\n\nBecause.\r\n\n## Need\nFees.\n')).toEqual([
    { heading: 'Why me', text: 'Because.' },
    { heading: 'Need', text: 'Fees.' },
  ]);
  expect(answerParts('<b>As it is</b>\n##no heading')).toEqual([
    { heading: null, text: '<b>As it is</b>\n##no heading' },
  ]);
  expect(answerParts(' ')).toEqual([]);
});
