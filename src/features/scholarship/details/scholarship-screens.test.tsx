import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { ScholarshipProblem } from '../scholarship-problem.tsx';
import { SAMPLE_NOW, sampleScholarship } from '../scholarship-samples.fixture.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { ScholarshipDetails, type ScholarshipDetailsProps } from './scholarship-details.tsx';

const show = (screenOf: ReactNode) => render(<AppTheme>{screenOf}</AppTheme>, { wrapper: FakeRouter });

const details = (change: Partial<ScholarshipDetailsProps> = {}) => (
  <ScholarshipDetails
    view={toScholarshipView(sampleScholarship())}
    applied={undefined}
    comparison={{ kind: 'not-student' }}
    now={SAMPLE_NOW}
    sharing={null}
    onProceed={(event) => event.preventDefault()}
    onCalendar={async () => null}
    {...change}
  />
);

/** Returns the value that the page shows for a label, such as 'Education level'. */
function fact(name: string): string | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
}

const proceed = () => screen.queryByRole('link', { name: 'Proceed to Application' });
const calendar = () => screen.queryByRole('button', { name: 'Add deadline to calendar' });
const effort = () => screen.getByText('15-20 minutes');
const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the scholarship page', () => {
  it('the scholarship page shows an Urdu title right to left, and the line ‘Funded by’ left to right even if the funder’s name is Urdu', () => {
    const organization = { name: 'انجمن ترقی تعلیم، لکھنؤ!' };
    const change = { title: 'تعلیم کا وظیفہ', description: 'یہ وظیفہ سب کے لیے ہے۔', organization };
    show(details({ view: toScholarshipView(sampleScholarship(change)) }));
    const directionOf = (text: string | RegExp) => getComputedStyle(screen.getByText(text)).direction;
    expect(directionOf(change.title)).toBe('rtl');
    expect(directionOf(change.description)).toBe('rtl');
    // Bidi isolation keeps the exclamation mark at the end of the Urdu name.
    expect(directionOf('Funded by \u2068انجمن ترقی تعلیم، لکھنؤ!\u2069')).toBe('ltr');
  });

  it('[SCH-10] the scholarship page shows the amount including paise', () => {
    show(details({ view: toScholarshipView(sampleScholarship({ totalAmount: 125_000.5 })) }));
    const glance = screen.getByRole('complementary', { name: 'At a glance' });
    expect(within(glance).getByText('₹1,25,000.50')).toBeVisible();
  });

  it('[SCH-10] [SCH-13] the scholarship page shows its facts, figures, conditions and documents, including the two documents that every application requires', () => {
    show(
      details({
        view: toScholarshipView(sampleScholarship(), {
          id: 'girls-in-stem',
          eligibility: ['At least 60 percent in class 12'],
          requirements: ['12th Marksheet'],
        }),
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Girls in STEM Fellowship' })).toBeVisible();
    expect(screen.getByText(/^Supports young women/)).toBeVisible();
    expect(screen.getByText('Funded by Vidya Trust')).toBeVisible();
    expect(screen.getByText('₹75,000').closest('p')).toHaveTextContent('₹75,000 total value');
    expect(fact('Education level')).toBe('Any Level');
    expect(fact('Application deadline')).toMatch(/^1 April 2027 at 10:00.am 131 days left$/);
    expect(fact('Max family income')).toBe('₹1,00,000');
    const figures = within(screen.getByRole('list', { name: 'Figures' })).getAllByRole('listitem');
    expect(figures.map(({ textContent }) => textContent)).toEqual(['41 applications received', '41 awarded']);
    expect(items('Eligibility')).toEqual([
      'At least 60 percent in class 12',
      'Family income up to ₹1,00,000',
    ]);
    expect(items('Required documents')).toEqual([
      '12th Marksheet',
      'Domicile Certificate',
      'Income Certificate',
    ]);
    expect(effort()).toBeVisible();
  });

  it('[SCH-10] [SCH-13] for a scholarship without an income limit or conditions, the scholarship page says that neither is specified', () => {
    show(details({ view: toScholarshipView(sampleScholarship({ maxFamilyIncome: null })) }));
    expect(fact('Max family income')).toBe('Not specified');
    const eligibility = within(screen.getByRole('region', { name: 'Eligibility' }));
    expect(eligibility.getByText('The organization lists no conditions.')).toBeVisible();
  });

  it('[SCH-11] [SCH-14] the scholarship page links back to the list, and its primary action opens the application form', () => {
    show(details());
    expect(screen.getByRole('link', { name: 'Back to Scholarships' })).toHaveAttribute(
      'href',
      '/scholarship',
    );
    expect(proceed()).toHaveAttribute('href', '/scholarship/girls-in-stem/application-form');
    expect(proceed()).toHaveAttribute('data-variant', 'next');
    expect(calendar()).toBeVisible();
  });

  it('for a student without a profile, the scholarship page’s primary action is to fill in the profile', () => {
    show(details({ comparison: { kind: 'no-profile' } }));
    expect(screen.getByRole('link', { name: 'Fill in your profile' })).toHaveAttribute(
      'data-variant',
      'next',
    );
    expect(proceed()).toHaveAttribute('data-variant', 'default');
  });

  it('[SCH-10] [SCH-11] for a student who has applied, the scholarship page links to ‘My applications’, not to the application form', () => {
    show(details({ applied: { id: 'app_1', createdAt: '2026-11-12T09:00:00.000Z' } }));
    expect(screen.getByText('You applied on 12 November 2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
      'href',
      '/student/applications',
    );
    expect(proceed()).toBeNull();
    expect(effort()).toBeVisible();
  });

  it('[SCH-11] [SCH-14] after the deadline, the scholarship page’s primary action is to find another scholarship, and the page has no calendar button', () => {
    show(details({ view: toScholarshipView(sampleScholarship({ expiredAt: '2026-01-01' })) }));
    expect(screen.getByText('The deadline has passed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find another scholarship' })).toHaveAttribute(
      'data-variant',
      'next',
    );
    expect(proceed()).toHaveAttribute('data-variant', 'default');
    expect(calendar()).toBeNull();
    expect(effort()).toBeVisible();
  });

  it('[SCH-15] the scholarship page shows the ‘Logout’ button only to a signed-in user', async () => {
    const onLogout = vi.fn();
    const { rerender } = show(details());
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    rerender(<AppTheme>{details({ onLogout })}</AppTheme>);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it.each([
    ['scholarship-details-no-id', 'No scholarship selected. Please go back and select a scholarship.'],
    ['scholarship-details-not-found', 'Scholarship not found. Please try again.'],
    ['scholarship-details-failed', 'Failed to load scholarship details. Please try again later.'],
  ] as const)(
    '[SCH-12] the scholarship page shows the text of the error %s and a link back to the scholarship list',
    (errorId, text) => {
      show(<ScholarshipProblem errorId={errorId} />);
      const alert = within(screen.getByRole('alert'));
      expect(alert.getByText(text)).toBeVisible();
      expect(alert.getByRole('link', { name: 'Back to Scholarships' })).toHaveAttribute(
        'href',
        '/scholarship',
      );
    },
  );
});
