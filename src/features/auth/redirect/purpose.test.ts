import { expect, it } from 'vitest';
import { purposeOf, purposeText } from './purpose.ts';

it.each([
  ['/scholarship/sch_1/application-form', 'Next: apply for Bridges'],
  ['/scholarship/sch_1/apply?from=list', 'Next: apply for Bridges'],
  ['/crowdfunding/camp%201?amount=500', 'Next: give ₹500 to Bridges'],
  ['/crowdfunding/camp_1?edit=no&amount=1250.50#panel', 'Next: give ₹1,250.50 to Bridges'],
])('[AUTH-02] the purpose text for the redirect target %s is ‘%s’', (target, text) => {
  const purpose = purposeOf(target);
  expect(purpose && purposeText(purpose, 'Bridges')).toBe(text);
});

it.each([
  null,
  '/scholarship',
  '/scholarship/sch_1',
  '/crowdfunding/camp_1',
  '/crowdfunding/camp_1?amount=all',
  '/crowdfunding/start-campaign',
])('[AUTH-02] the redirect target %s implies no purpose', (target) => {
  expect(purposeOf(target)).toBeNull();
});

it('[AUTH-02] if the title of the scholarship or campaign is unknown, the purpose text names the application or the amount', () => {
  expect(purposeText({ kind: 'apply', scholarshipId: 'a' }, null)).toBe('Next: your application');
  expect(purposeText({ kind: 'give', campaignId: 'a', rupees: '500' }, null)).toBe('Next: give ₹500');
});
