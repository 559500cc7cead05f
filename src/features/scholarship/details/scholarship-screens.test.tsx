import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Application } from '#contract/schemas/application.ts';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { ScholarshipIntro } from '../intro/scholarship-intro.tsx';
import { SAMPLE_NOW, sampleScholarship } from '../scholarship-samples.ts';
import { type ScholarshipView, toScholarshipView } from '../scholarship-view.ts';
import { ScholarshipDetails } from './scholarship-details.tsx';
import { ScholarshipProblem } from './scholarship-problem.tsx';

const show = (screenOf: ReactNode) =>
  render(<AppTheme env="test">{screenOf}</AppTheme>, { wrapper: FakeRouter });

/** The value beside a name. */
function fact(name: string): string | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
}

describe('the details', () => {
  it('[SCH-10] name every fact, and count value, applications and awards', () => {
    const view = toScholarshipView(sampleScholarship());
    show(<ScholarshipDetails view={view} now={SAMPLE_NOW} onCalendar={() => {}} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Girls in STEM Fellowship' })).toBeVisible();
    expect(screen.getByText(/^Supports young women/)).toBeVisible();
    expect(fact('Funded by')).toBe('Vidya Trust');
    expect(fact('Amount')).toBe('₹75,000');
    expect(fact('Education level')).toBe('Any Level');
    expect(fact('Application deadline')).toMatch(/^1 April 2027 at 10:00.am$/);
    expect(fact('Max family income')).toBe('₹1,00,000');
    expect(fact('Applications received')).toBe('41');
    expect(fact('Total value')).toBe('₹75,000');
    expect(fact('Applications')).toBe('41');
    expect(fact('Awarded')).toBe('41 awarded');
    expect(screen.getByText(/takes about 15-20 minutes/)).toBeVisible();
  });

  it('[SCH-10] say Not specified where no income limit is known', () => {
    const view = toScholarshipView(sampleScholarship({ maxFamilyIncome: null }));
    show(<ScholarshipDetails view={view} now={SAMPLE_NOW} onCalendar={() => {}} />);
    expect(fact('Max family income')).toBe('Not specified');
  });

  it('[SCH-11] lead back to the list and on to the form', () => {
    const view = toScholarshipView(sampleScholarship());
    show(<ScholarshipDetails view={view} now={SAMPLE_NOW} onCalendar={() => {}} />);
    expect(screen.getByRole('link', { name: 'Back to Scholarships' })).toHaveAttribute(
      'href',
      '/scholarship',
    );
    expect(screen.getByRole('link', { name: 'Proceed to Application' })).toHaveAttribute(
      'href',
      '/scholarship/girls-in-stem/application-form',
    );
  });

  it.each([
    ['scholarship-details-no-id', 'No scholarship selected. Please go back and select a scholarship.'],
    ['scholarship-details-not-found', 'Scholarship not found. Please try again.'],
    ['scholarship-details-failed', 'Failed to load scholarship details. Please try again later.'],
  ] as const)('[SCH-12] %s says so and leads back', (errorId, text) => {
    show(<ScholarshipProblem errorId={errorId} />);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(text)).toBeVisible();
    expect(alert.getByRole('link', { name: 'Back to Scholarships' })).toHaveAttribute('href', '/scholarship');
  });
});

describe.each([
  [
    'the details',
    (props: { view: ScholarshipView; applied?: Application }) => (
      <ScholarshipDetails {...props} now={SAMPLE_NOW} onCalendar={() => {}} />
    ),
  ],
  [
    'the scholarship’s own page',
    (props: { view: ScholarshipView; applied?: Application }) => (
      <ScholarshipIntro
        {...props}
        now={SAMPLE_NOW}
        signedIn
        onProceed={() => {}}
        onLogout={() => {}}
        onCalendar={() => {}}
      />
    ),
  ],
])('what a student can do on %s', (_, screenOf) => {
  const proceed = () => screen.queryByText('Proceed to Application')?.closest('a, button');
  const calendar = () => screen.queryByRole('button', { name: 'Add deadline to calendar' });
  const effort = () => screen.getByText(/takes about 15-20 minutes/);

  it('[SCH-11] [SCH-14] is first of all to apply', () => {
    show(screenOf({ view: toScholarshipView(sampleScholarship()) }));
    expect(proceed()).toHaveAttribute('data-variant', 'next');
    expect(calendar()).toBeVisible();
    expect(effort()).toBeVisible();
  });

  it('[SCH-10] [SCH-11] leads to the application that was sent, and offers no second one', () => {
    const applied = { id: 'app_1', createdAt: '2026-11-12T09:00:00.000Z' };
    show(screenOf({ view: toScholarshipView(sampleScholarship()), applied }));
    expect(screen.getByText('You applied on 12 November 2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
      'href',
      '/student/applications',
    );
    expect(proceed()).toBeUndefined();
    expect(effort()).toBeVisible();
  });

  it('[SCH-11] [SCH-14] after the deadline, the first action is to find another scholarship, and there is no calendar entry', () => {
    show(screenOf({ view: toScholarshipView(sampleScholarship({ expiredAt: '2026-01-01' })) }));
    expect(screen.getByText('The deadline has passed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find another scholarship' })).toHaveAttribute(
      'data-variant',
      'next',
    );
    expect(proceed()).toHaveAttribute('data-variant', 'default');
    expect(calendar()).toBeNull();
    expect(effort()).toBeVisible();
  });
});

describe('a scholarship’s own page', () => {
  const view = toScholarshipView(sampleScholarship(), {
    id: 'girls-in-stem',
    eligibility: ['At least 60 percent in class 12'],
    requirements: ['12th Marksheet'],
  });
  const handlers = () => ({ onProceed: vi.fn(), onLogout: vi.fn(), onCalendar: vi.fn() });

  it('[SCH-13] says only that none is listed where the organization lists no conditions', () => {
    const without = toScholarshipView(sampleScholarship({ maxFamilyIncome: null }));
    show(<ScholarshipIntro view={without} now={SAMPLE_NOW} signedIn={false} {...handlers()} />);
    const eligibility = within(screen.getByRole('region', { name: 'Eligibility' }));
    expect(eligibility.getByText('The organization lists no conditions.')).toBeVisible();
  });

  it('[SCH-13] shows the facts, the conditions and the documents with the two fixed ones', () => {
    show(<ScholarshipIntro view={view} now={SAMPLE_NOW} signedIn={false} {...handlers()} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Girls in STEM Fellowship' })).toBeVisible();
    expect(screen.getByText(/^Supports young women/)).toBeVisible();
    expect(fact('Funded by')).toBe('Vidya Trust');
    expect(fact('Education level')).toBe('Any Level');
    expect(fact('Deadline')).toMatch(/^1 April 2027 at 10:00.am$/);
    expect(fact('Awards')).toBe('41 awarded');
    expect(screen.getByText('₹75,000')).toBeVisible();
    const items = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items('Eligibility')).toEqual([
      'At least 60 percent in class 12',
      'Family income of at most ₹1,00,000',
    ]);
    expect(items('Required documents')).toEqual([
      '12th Marksheet',
      'Domicile Certificate',
      'Income Certificate',
    ]);
  });

  it('[SCH-15] offers Logout to the person who is signed in, and to no other user', async () => {
    const calls = handlers();
    const { rerender } = show(<ScholarshipIntro view={view} now={SAMPLE_NOW} signedIn={false} {...calls} />);
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    rerender(
      <AppTheme env="test">
        <ScholarshipIntro view={view} now={SAMPLE_NOW} signedIn {...calls} />
      </AppTheme>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(calls.onLogout).toHaveBeenCalledOnce();
  });
});
