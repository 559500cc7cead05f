import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import {
  exampleApplicant,
  exampleApplicants,
  exampleReview,
  exampleScholarship,
} from './analytics.fixture.ts';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';
import type { ApplicantShown } from './analytics-search.ts';
import { ApplicantAnswers } from './applicant-answers.tsx';
import { ApplicantSection, type ApplicantSectionProps } from './applicant-section.tsx';
import { FailedDecisions } from './failed-decisions.tsx';

const real = exampleScholarship({ applicants: exampleApplicants() });

function open(scholarship = real, changes: Partial<ApplicantSectionProps> = {}, onRender = () => {}) {
  const calls = {
    onDecide: vi.fn(),
    onExport: vi.fn<ApplicantSectionProps['onExport']>(),
    answersOf: vi.fn((id: string) => <p>What {id} wrote</p>),
  };
  function Screen() {
    const [show, onShow] = useState<ApplicantShown>('all');
    return (
      <AnalyticsDetails scholarship={scholarship} onClose={() => {}}>
        <ScholarshipSummary scholarship={scholarship} />
        <ApplicantSection
          applicants={scholarship.applicants}
          isSample={scholarship.isSample}
          profiles={{ isReading: false, failed: 0, retry: () => {} }}
          reviews={new Map()}
          {...{ show, onShow, ...calls, ...changes }}
        />
      </AnalyticsDetails>
    );
  }
  render(
    <AppTheme env="test">
      <Profiler id="details" onRender={onRender}>
        <Screen />
      </Profiler>
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  return calls;
}

const dialog = () => screen.getByRole('dialog');
const entry = (name: string) =>
  screen.getByRole('heading', { level: 4, name }).closest('article') as HTMLElement;
const names = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent.trim());
/** The value beside a name in a list of facts. */
const fact = (within_: HTMLElement, name: string) =>
  within(within_).getByText(name).nextElementSibling?.textContent?.trim();

it('[ORG-16] the details show a scholarship’s facts, its statistics and the genders with bars', () => {
  open();
  expect(dialog()).toHaveAccessibleName('Girls in STEM Fellowship');
  expect(fact(dialog(), 'Amount')).toBe('₹75,000');
  expect(fact(dialog(), 'Deadline')).toBe('31 March 2027');
  expect(fact(dialog(), 'Total Applicants')).toBe('6');
  expect(fact(dialog(), 'Submitted')).toBe('5');
  expect(fact(dialog(), 'In Progress')).toBe('1');
  expect(fact(dialog(), 'Average Marks')).toBe('77.0');
  expect(fact(dialog(), 'Female')).toBe('3 (50%)');
  expect(screen.getByText('Female').nextElementSibling?.querySelector('progress')).toHaveValue(50);
  expect(screen.queryByText('Sample data')).toBeNull();
});

it('[ORG-16] the details show every field of an applicant, and say what is missing', () => {
  open();
  const asha = entry('Asha Sharma');
  expect(within(asha).getByText(/^Female · B\.Sc\. Physics, year 2 · Submitted · Applied on/)).toBeVisible();
  const facts = [
    ['Email', 'student-1@students.example'],
    ['Phone', '+91 98112 51202'],
    ['Address', '21, Swarajpuri Road, Gaya 823001'],
    ['Parent’s name', 'Balwinder Das, Kamala Das'],
    ['Guardian’s name', 'Lakshmi Das'],
    ['Institution', 'Government College, Gaya'],
    ['Current course marks', '81.5'],
    ['10th marks', '88.0%'],
    ['12th marks', '84.5%'],
    ['About', 'I grew up in Gaya and like to explain things to my younger cousins.'],
  ] as const;
  for (const [name, value] of facts) expect(fact(asha, name)).toBe(value);
  const document = within(asha).getByRole('link', { name: '10th marksheet (PDF)' });
  expect(document).toHaveAttribute('href', 'https://files.example/10.pdf');
  expect(document).toHaveAttribute('rel', 'noopener noreferrer');
  // WCAG 2.5.8
  expect(document.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(within(entry('Ravi Kumar')).getByText('No documents submitted')).toBeVisible();
  expect(fact(entry('Ravi Kumar'), 'Guardian’s name')).toBe('Not provided');
});

it('[ORG-16] the details say that there is no data about applicants', () => {
  open(exampleScholarship({ applicants: [] }));
  expect(screen.getByText('No applicant data available for this scholarship.')).toBeVisible();
  expect(fact(dialog(), 'In Progress')).toBe('0');
  expect(fact(dialog(), 'Average Marks')).toBe('—');
});

it('[SAFE-03] a document whose address is none of the web is text, and no link', () => {
  const documents = [{ id: 'x', name: 'Marksheet', type: 'PDF', url: 'javascript:alert(1)' }];
  open(exampleScholarship({ applicants: [exampleApplicant({ documents })] }));
  expect(within(entry('Asha Sharma')).queryByRole('link')).toBeNull();
  expect(within(entry('Asha Sharma')).getByText(/javascript:alert\(1\)/)).toBeVisible();
});

it('[ORG-16] what an applicant wrote is read when it is opened, and the focus stays when it is read again', async () => {
  function AskedAgain() {
    const [isAsked, setAsked] = useState(false);
    const retry = () => setAsked(true);
    return (
      <ApplicantAnswers state={isAsked ? { kind: 'loading' } : { kind: 'failed', signIn: null, retry }} />
    );
  }
  const answersOf = vi.fn(() => <AskedAgain />);
  open(real, { answersOf });
  expect(answersOf).not.toHaveBeenCalled();
  await userEvent.click(within(entry('Asha Sharma')).getByText('Read the application'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Loading the application')).toBeInTheDocument();
  expect(entry('Asha Sharma')).toHaveFocus();
});

it('[ORG-17] each sample applicant and each figure with one has a badge, and none can be accepted or rejected', () => {
  const sample = exampleScholarship();
  open(sample);
  expect(names()).toHaveLength(sample.applicants.length);
  for (const name of names()) expect(name).toMatch(/Sample data$/);
  for (const name of ['Application Statistics', 'Gender Distribution', 'Applicants'])
    expect(screen.getByRole('heading', { level: 3, name: `${name} Sample data` })).toBeVisible();
  expect(fact(dialog(), 'Total Applicants')).toBe(`${sample.applicants.length} Sample data`);
  expect(screen.queryByRole('button', { name: /^(?:Accept|Reject)/ })).toBeNull();
});

it('[ORG-16] [ANA-03] the list of applicants can be filtered, saved as it is, and searched', async () => {
  const { onExport } = open();
  expect(screen.getByText('Showing 6 of 6 applicants')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Decision' }), 'Rejected');
  expect(names()).toEqual(['Meena Iyer', 'Name not provided']);
  await userEvent.click(screen.getByRole('button', { name: 'Export these as CSV' }));
  expect(onExport.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Meena Iyer', null]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'ravi');
  expect(await screen.findByText('No applicants match your filters.')).toBeVisible();
});

it('[ORG-16] a letter is shown before the applicants that it finds', async () => {
  const seen: string[] = [];
  const status = () => screen.getByText(/^Showing/).textContent;
  open(real, {}, () => {
    const box = screen.queryByRole<HTMLInputElement>('searchbox');
    if (box) seen.push(`${box.value}: ${status()}`);
  });
  await userEvent.type(screen.getByRole('searchbox'), '9');
  await waitFor(() => expect(status()).not.toBe('Showing 6 of 6 applicants'));
  expect(seen).toContain('9: Showing 6 of 6 applicants');
});

it('[REV-01] a decision is made by a button that names the applicant, and the focus stays beside it', async () => {
  const { onDecide } = open();
  const asha = within(entry('Asha Sharma'));
  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  const ofAsha = { applicationId: 'app-1', from: 'PENDING', name: 'Asha Sharma' };
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({ ...ofAsha, to: 'ACCEPTED' });
  expect(asha.getByText('To decide')).toHaveFocus();
  await userEvent.click(asha.getByRole('button', { name: 'Reject: Asha Sharma' }));
  expect(onDecide).toHaveBeenLastCalledWith({ ...ofAsha, to: 'REJECTED' });
});

it.each([
  ['made in this visit can be undone', [exampleReview()], 'Undo'],
  ['made on another day can be opened again', [], 'Reopen'],
  ['that replaced a server’s own status cannot be undone', [exampleReview({ from: null })], 'Reopen'],
] as const)('[REV-01] a decision %s', async (_, [review], name) => {
  const { onDecide } = open(real, { reviews: new Map(review && [['app-2', review]]) });
  const ravi = within(entry('Ravi Kumar'));
  expect(ravi.getByText('Accepted')).toBeVisible();
  await userEvent.click(ravi.getByRole('button', { name: `${name}: Ravi Kumar` }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({
    applicationId: 'app-2',
    to: 'PENDING',
    from: 'ACCEPTED',
    name: 'Ravi Kumar',
  });
});

it('[SAFE-04] a decision that met the end of the session leads to sign-in and back', () => {
  const signIn = { to: '/auth/login', search: { redirect: '/organization' } } as const;
  open(real, { reviews: new Map([['app-1', exampleReview({ failure: 'Please sign in.', signIn })]]) });
  const asha = within(entry('Asha Sharma'));
  expect(asha.getByRole('alert')).toHaveTextContent('Please sign in.');
  expect(asha.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Forganization',
  );
});

it('[ORG-16] many applicants come twenty at a time, and the focus goes to the first new one', async () => {
  open(exampleScholarship({ applicants: exampleApplicants(45) }));
  for (const count of [20, 40]) {
    expect(names()).toHaveLength(count);
    await userEvent.click(screen.getByRole('button', { name: 'Show more applicants' }));
    expect(screen.getAllByRole('article')[count]).toHaveFocus();
  }
  expect(names()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Show more applicants' })).toBeNull();
});

it('[REV-02] five decisions that were not saved show three notices, and say that there are two more', () => {
  const failed = ['a', 'b', 'c', 'd', 'e'].map((applicationId) =>
    exampleReview({ applicationId, name: `Applicant ${applicationId}`, failure: 'The server refused.' }),
  );
  const reviews = new Map(failed.map((review) => [review.applicationId, review]));
  render(
    <AppTheme env="test">
      <FailedDecisions reviews={reviews} onDecide={() => {}} />
    </AppTheme>,
  );
  expect(screen.getAllByRole('button', { name: /^Try again: Applicant [cde]$/ })).toHaveLength(3);
  expect(screen.getByRole('alert')).toHaveTextContent('And 2 more.');
});
