import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import {
  exampleApplicant,
  exampleApplicants,
  exampleReview,
  exampleScholarship,
} from './analytics.fixture.ts';
import { AnalyticsDetails, type AnalyticsDetailsProps } from './analytics-details.tsx';
import { ApplicantAnswers } from './applicant-answers.tsx';

const profilesRead = { isReading: false, failed: 0, retry: () => {} };
const real = exampleScholarship({ applicants: exampleApplicants() });

function open(
  scholarship: AnalyticsDetailsProps['scholarship'],
  changes: Partial<AnalyticsDetailsProps> = {},
) {
  const calls = {
    onClose: vi.fn(),
    onDecide: vi.fn(),
    onExport: vi.fn(async () => {}),
    answersOf: vi.fn((id: string) => <p>What {id} wrote</p>),
  };
  function Screen() {
    const [filters, setFilters] = useState<AnalyticsDetailsProps['filters']>({ show: 'all' });
    return (
      <AnalyticsDetails
        scholarship={scholarship}
        filters={filters}
        onFilter={(change) => setFilters((before) => ({ ...before, ...change }))}
        profiles={profilesRead}
        reviews={new Map()}
        {...calls}
        {...changes}
      />
    );
  }
  render(
    <AppTheme env="test">
      <Screen />
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
  within(within_).getByText(name).nextElementSibling?.textContent;

describe('[ORG-16] the details of a scholarship', () => {
  it('show its amount, its deadline and how many applied', () => {
    open(real);
    expect(dialog()).toHaveAccessibleName('Girls in STEM Fellowship');
    expect(fact(dialog(), 'Amount')).toBe('₹75,000');
    expect(fact(dialog(), 'Deadline')).toBe('31 March 2027');
    expect(fact(dialog(), 'Total Applicants')?.trim()).toBe('6');
  });

  it('[SAFE-02] show the others where one applicant cannot be drawn', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [broken, ...others] = exampleApplicants();
    open({ ...real, applicants: [{ ...broken, parentName: { of: 'no text' } } as never, ...others] });
    expect(screen.getByText(/^This application could not be shown/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(1);
    said.mockRestore();
  });

  it('show the statistics, the average with one decimal', () => {
    open(real);
    expect(fact(dialog(), 'Submitted')).toBe('5');
    expect(fact(dialog(), 'In Progress')).toBe('1');
    expect(fact(dialog(), 'Average Marks')).toBe('77.0');
  });

  it('show the genders with bars that are as long as their percentages', () => {
    open(
      exampleScholarship({
        applicants: (['Male', 'Female', 'Female', 'Other'] as const).map((gender, index) =>
          exampleApplicant({ id: `${index}`, gender }),
        ),
      }),
    );
    const bar = (gender: string) => {
      const track = screen.getByText(gender).nextElementSibling?.firstElementChild as HTMLElement;
      return (track.firstElementChild as HTMLElement).getBoundingClientRect().width / track.clientWidth;
    };
    expect(fact(dialog(), 'Male')).toBe('1 (25%)');
    expect(fact(dialog(), 'Female')).toBe('2 (50%)');
    expect(fact(dialog(), 'Other')).toBe('1 (25%)');
    expect(bar('Male')).toBeCloseTo(0.25, 2);
    expect(bar('Female')).toBeCloseTo(0.5, 2);
  });

  it('show every field of an applicant', () => {
    open(real);
    const asha = entry('Asha Sharma');
    expect(
      within(asha).getByText(/^Female · B\.Sc\. Physics, year 2 · Submitted · Applied on/),
    ).toBeVisible();
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
  });

  it('say what is missing in the specification’s wording', () => {
    open(real);
    expect(within(entry('Ravi Kumar')).getByText('No documents submitted')).toBeVisible();
    expect(fact(entry('Ravi Kumar'), 'Guardian’s name')).toBe('Not provided');
  });

  it('say that there is no data about applicants', () => {
    open(exampleScholarship({ applicants: [] }));
    expect(screen.getByText('No applicant data available for this scholarship.')).toBeVisible();
    expect(fact(dialog(), 'In Progress')).toBe('0');
    expect(fact(dialog(), 'Average Marks')).toBe('—');
  });

  it('[SAFE-03] never link a document whose address is none of the web', () => {
    const documents = [{ id: 'x', name: 'Marksheet', type: 'PDF', url: 'javascript:alert(1)' }];
    open(exampleScholarship({ applicants: [exampleApplicant({ documents })] }));
    expect(within(entry('Asha Sharma')).queryByRole('link')).toBeNull();
    expect(within(entry('Asha Sharma')).getByText(/javascript:alert\(1\)/)).toBeVisible();
  });

  it('close, and say so when the address names a scholarship that is not there', async () => {
    const { onClose } = open('unknown');
    expect(dialog()).toHaveAccessibleName('Scholarship not found');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('read what an applicant wrote only when it is opened', async () => {
    const { answersOf } = open(real);
    expect(answersOf).not.toHaveBeenCalled();
    await userEvent.click(within(entry('Asha Sharma')).getByText('Read the application'));
    expect(await screen.findByText('What app-1 wrote')).toBeVisible();
  });
});

it('[ORG-16] the focus stays with an applicant whose answers are asked for again', async () => {
  function AskedAgain() {
    const [isAsked, setAsked] = useState(false);
    const retry = () => setAsked(true);
    return (
      <ApplicantAnswers state={isAsked ? { kind: 'loading' } : { kind: 'failed', signIn: null, retry }} />
    );
  }
  open(real, { answersOf: () => <AskedAgain /> });
  await userEvent.click(within(entry('Asha Sharma')).getByText('Read the application'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Loading the application')).toBeInTheDocument();
  expect(entry('Asha Sharma')).toHaveFocus();
});

it('[ORG-17] each sample applicant and each figure with one has a badge, and none can be accepted or rejected', () => {
  const sample = exampleScholarship();
  open(sample);
  const shown = names();
  expect(shown.length).toBeGreaterThan(0);
  for (const name of shown) expect(name).toMatch(/Sample data$/);
  for (const name of ['Application Statistics', 'Gender Distribution', 'Applicants'])
    expect(screen.getByRole('heading', { level: 3, name: `${name} Sample data` })).toBeVisible();
  expect(fact(dialog(), 'Total Applicants')).toBe(`${sample.applicants.length} Sample data`);
  expect(screen.queryByRole('button', { name: /^(?:Accept|Reject)/ })).toBeNull();
});

it('[ORG-16] profiles that could not be read can be asked for again', async () => {
  const retry = vi.fn();
  open(real, { profiles: { ...profilesRead, failed: 2, retry } });
  expect(screen.getByRole('alert')).toHaveTextContent('Some applicants’ details could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('[ORG-17] real applicants are never badged', () => {
  open(real);
  expect(screen.queryByText('Sample data')).toBeNull();
});

describe('[ORG-16] the list of applicants', () => {
  it('can be searched and filtered', async () => {
    open(real);
    expect(screen.getByText('Showing 6 of 6 applicants')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Decision' }), 'Rejected');
    expect(names()).toEqual(['Meena Iyer', 'Name not provided']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'ravi');
    expect(await screen.findByText('No applicants match your filters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all applicants' }));
    expect(screen.getByText('Showing 6 of 6 applicants')).toBeVisible();
    // The button that was pressed is gone, and the focus is not.
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  });

  it('makes a file of those who are shown', async () => {
    const { onExport } = open(real);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Decision' }), 'Accepted');
    await userEvent.click(screen.getByRole('button', { name: 'Export these as CSV' }));
    const [scholarship, applicants] = onExport.mock.calls[0] as unknown as [
      typeof real,
      typeof real.applicants,
    ];
    expect(scholarship).toBe(real);
    expect(applicants.map(({ name }) => name)).toEqual(['Ravi Kumar', 'சுந்தரி']);
  });

  it('says so when no file could be made', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    open(real, { onExport: () => Promise.reject(new TypeError('Failed to fetch')) });
    await userEvent.click(screen.getByRole('button', { name: 'Export these as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made.');
    vi.restoreAllMocks();
  });
});

describe('[ORG-16] a decision', () => {
  const asha = () => within(entry('Asha Sharma'));
  const ofAsha = { applicationId: 'app-1', from: 'PENDING', name: 'Asha Sharma' };

  it('is made by a button that names whom it is about', async () => {
    const { onDecide } = open(real);
    await userEvent.click(asha().getByRole('button', { name: 'Accept: Asha Sharma' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ ...ofAsha, to: 'ACCEPTED' });
    expect(asha().getByText('To decide')).toHaveFocus();
    await userEvent.click(asha().getByRole('button', { name: 'Reject: Asha Sharma' }));
    expect(onDecide).toHaveBeenLastCalledWith({ ...ofAsha, to: 'REJECTED' });
  });

  it.each([
    ['of this visit can be undone', [exampleReview()], 'Undo'],
    ['of another day can be opened again', [], 'Reopen'],
    ['that replaced a server’s own status cannot be undone', [exampleReview({ from: null })], 'Reopen'],
  ] as const)('%s', async (_, [review], name) => {
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

  it('[REV-02] that was not saved says so where it was made, and can be tried again', async () => {
    const failure = 'The decision could not be saved. Please try again.';
    const { onDecide } = open(real, { reviews: new Map([['app-1', exampleReview({ failure })]]) });
    expect(asha().getByRole('alert')).toHaveTextContent(failure);
    expect(asha().getByText('To decide')).toBeVisible();
    expect(asha().queryByRole('link', { name: 'Sign in again' })).toBeNull();
    await userEvent.click(asha().getByRole('button', { name: 'Try again: Asha Sharma' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ ...ofAsha, to: 'ACCEPTED' });
  });

  it('[SAFE-04] that met the end of the session leads to sign-in and back', () => {
    const signIn = { to: '/auth/login', search: { redirect: '/organization' } } as const;
    open(real, { reviews: new Map([['app-1', exampleReview({ failure: 'Please sign in.', signIn })]]) });
    expect(asha().getByRole('alert')).toHaveTextContent('Please sign in.');
    expect(asha().getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Forganization',
    );
  });
});

it('[ORG-16] many applicants come twenty at a time, and the focus goes to the first new one', async () => {
  open(exampleScholarship({ applicants: exampleApplicants(45) }));
  expect(screen.getByText('Showing 45 of 45 applicants')).toBeVisible();
  for (const count of [20, 40]) {
    expect(names()).toHaveLength(count);
    await userEvent.click(screen.getByRole('button', { name: 'Show more applicants' }));
    expect(screen.getAllByRole('article')[count]).toHaveFocus();
  }
  expect(names()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Show more applicants' })).toBeNull();
});
