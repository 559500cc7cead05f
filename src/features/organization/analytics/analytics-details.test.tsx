import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { exampleApplicants, exampleScholarship } from '../applicants.fixture.ts';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';

function open(scholarship = exampleScholarship({ applicants: exampleApplicants() })) {
  render(
    <AppTheme>
      <AnalyticsDetails scholarship={scholarship} onClose={() => {}}>
        <ScholarshipSummary scholarship={scholarship} />
      </AnalyticsDetails>
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

const dialog = () => screen.getByRole('dialog');
/** Returns the value next to a term in a description list. */
const fact = (name: string) => within(dialog()).getByText(name).nextElementSibling?.textContent?.trim();

it('[ORG-16] the analytics dialog shows a scholarship’s facts, its statistics and a bar for each gender', () => {
  open();
  expect(dialog()).toHaveAccessibleName('Girls in STEM Fellowship');
  expect(['To decide', 'Accepted', 'Rejected'].map(fact)).toEqual(['2', '2', '2']);
  expect(fact('Amount')).toBe('₹75,000');
  expect(fact('Deadline')).toBe('31 March 2027');
  expect(fact('Total Applicants')).toBe('6');
  expect(fact('Submitted')).toBe('5');
  expect(fact('In Progress')).toBe('1');
  expect(fact('Average Marks')).toBe('77.0');
  expect(fact('Female')).toBe('3 (50%)');
  expect(within(dialog()).getByText('Based on the profiles of 6 of 6 applicants.')).toBeVisible();
  expect(screen.getByText('Female').nextElementSibling?.querySelector('progress')).toHaveValue(50);
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(screen.getByRole('link', { name: 'Review applications' })).toHaveAttribute(
    'href',
    '/organization/dashboard/review/stem',
  );
});

it('[ORG-17] the analytics dialog says how many profiles the gender distribution covers, and links to the review, which can load more profiles', () => {
  const applicants = exampleApplicants().map((one, index) => ({ ...one, isUnread: index > 1 }));
  open(exampleScholarship({ applicants }));
  expect(fact('Female')).toBe('1 of 2');
  expect(within(dialog()).getByText('Based on the profiles of 2 of 6 applicants.')).toBeVisible();
  expect(within(dialog()).getByText('Based on the marks of 5 of 6 applicants.')).toBeVisible();
  expect(within(dialog()).getByRole('link', { name: 'Load more profiles in the review' })).toHaveAttribute(
    'href',
    '/organization/dashboard/review/stem',
  );
});

it('[ORG-17] if no profiles have been loaded, the analytics dialog says so and shows no gender distribution', () => {
  open(exampleScholarship({ applicants: exampleApplicants().map((one) => ({ ...one, isUnread: true })) }));
  expect(
    within(dialog()).getByText('Not known yet. No profiles have been loaded on this device.'),
  ).toBeVisible();
  expect(within(dialog()).queryByText('Female')).toBeNull();
  expect(within(dialog()).getByRole('link', { name: 'Load profiles in the review' })).toBeVisible();
});

it('[ORG-16] the analytics dialog of a scholarship without applicants shows a dash for the average marks', () => {
  open(exampleScholarship({ applicants: [] }));
  expect(fact('In Progress')).toBe('0');
  expect(fact('Average Marks')).toBe('—');
});

it('[ORG-17] the analytics dialog marks figures about sample applicants with a ‘Sample data’ badge', () => {
  const sample = exampleScholarship();
  open(sample);
  for (const name of ['Application Statistics', 'Gender Distribution'])
    expect(screen.getByRole('heading', { level: 3, name: `${name} Sample data` })).toBeVisible();
  expect(fact('Total Applicants')).toBe(`${sample.applicants.length} Sample data`);
});
