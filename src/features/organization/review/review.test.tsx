import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import {
  exampleApplicant,
  exampleApplicants,
  exampleReview,
  exampleScholarship,
} from '../applicants.fixture.ts';
import type { Review as Decided } from '../decision-mutation.ts';
import { ApplicantAnswers } from './applicant-answers.tsx';
import { Review, type ReviewProps } from './review.tsx';
import { NO_REVIEW_SEARCH } from './review-search.ts';

const ALL = { ...NO_REVIEW_SEARCH, show: 'all' } as const;

function open(
  { search: opened = ALL, ...changes }: Partial<ReviewProps> = {},
  { onRender = () => {}, outcome = (review: Decided) => exampleReview(review) } = {},
) {
  const area = memoryArea();
  const calls = {
    onDecide: vi.fn(),
    onExport: vi.fn<ReviewProps['onExport']>(),
    onReadAll: vi.fn(),
    answersOf: vi.fn<ReviewProps['answersOf']>((id) => <p>What {id} wrote</p>),
    onSaveDocuments: vi.fn<ReviewProps['onSaveDocuments']>(async () => ({ included: 2, missing: [] })),
  };
  const notes = createDraftStorage({
    name: 'review-draft',
    userId: 'user_1',
    session: () => area,
    local: () => area,
  });
  function Screen() {
    const [search, setSearch] = useState<ReviewProps['search']>(opened);
    const [reviews, setReviews] = useState<ReviewProps['reviews']>(new Map());
    return (
      <Review
        scholarshipId="stem"
        applicants={exampleApplicants()}
        isSample={false}
        amount={28_500}
        profiles={{ isReading: false, failed: 0, retry: () => {} }}
        onInView={() => {}}
        reviews={reviews}
        notes={notes}
        search={search}
        onSearch={(change) => setSearch({ ...search, ...change })}
        {...calls}
        onDecide={(batch) => {
          calls.onDecide(batch);
          setReviews(
            new Map([...reviews, ...batch.map((one) => [one.applicationId, outcome(one)] as const)]),
          );
        }}
        {...changes}
      />
    );
  }
  const { unmount } = render(
    <AppTheme>
      <Profiler id="review" onRender={onRender}>
        <Screen />
      </Profiler>
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  return { ...calls, notes, unmount };
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const rows = () => within(screen.getByRole('list', { name: 'Applicants' })).getAllByRole('button');
const filterBy = (name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: 'Decision' })).getByRole('radio', { name }));
const heading = () => screen.getByRole('heading', { level: 2 });
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.trim();

it('[ORG-16] the review shows an applicant’s answers, fields and documents together', () => {
  open();
  expect(heading()).toHaveTextContent('Asha Sharma');
  expect(screen.getByText('What app-1 wrote')).toBeVisible();
  expect(screen.getByText(/^Female · B\.Sc\. Physics, year 2 · Submitted · Applied on/)).toBeVisible();
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
  for (const [name, value] of facts) expect(fact(name)).toBe(value);
  const document = screen.getByRole('link', { name: '10th marksheet (PDF)' });
  expect(document).toHaveAttribute('href', 'https://files.example/10.pdf');
  expect(document).toHaveAttribute('rel', 'noopener noreferrer');
  // Links need a height of at least 24 px (WCAG 2.5.8).
  expect(document.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

it('[ORG-16] the review lists an applicant’s missing fields on one line', async () => {
  open();
  await userEvent.click(row('Ravi Kumar'));
  expect(heading()).toHaveTextContent('Ravi Kumar');
  expect(heading()).toHaveFocus();
  expect(screen.getByText('No documents submitted')).toBeVisible();
  expect(screen.getByText('Not provided: Guardian’s name')).toBeVisible();
  await userEvent.click(row('Name not provided'));
  expect(screen.getByText('No profile yet.')).toBeVisible();
});

it('[ORG-16] the review names the profile documents that an applicant has not submitted', () => {
  const documents = [
    { id: 'tenthResult', name: '10th marksheet', type: 'PDF', url: 'https://files.example/10.pdf' },
    { id: 'domicileCert', name: 'Domicile certificate', type: 'PDF', url: 'https://files.example/d.pdf' },
  ];
  open({ applicants: [exampleApplicant({ documents })] });
  expect(screen.getByText('Not submitted: 12th marksheet, Income certificate')).toBeVisible();
});

it('[ORG-16] if a scholarship has no applicants, the review says so', () => {
  open({ applicants: [] });
  expect(screen.getByText('No applicant data available for this scholarship.')).toBeVisible();
});

it('[SAFE-03] the review shows a document with a javascript: URL as text, not as a link', () => {
  const documents = [{ id: 'x', name: 'Marksheet', type: 'PDF', url: 'javascript:alert(1)' }];
  open({ applicants: [exampleApplicant({ documents })] });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/javascript:alert\(1\)/)).toBeVisible();
});

it('[ORG-16] in the review, focus moves to the open applicant when ‘Try Again’ reloads the answers', async () => {
  function AskedAgain() {
    const [isAsked, setAsked] = useState(false);
    const retry = () => setAsked(true);
    return (
      <ApplicantAnswers state={isAsked ? { kind: 'loading' } : { kind: 'failed', signIn: null, retry }} />
    );
  }
  open({ answersOf: () => <AskedAgain /> });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Loading the application')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveFocus();
});

it('[ORG-17] in the review, a sample applicant has a badge and cannot be accepted or rejected', () => {
  open({ applicants: exampleScholarship().applicants, isSample: true });
  expect(within(screen.getByRole('article')).getByText('Sample data')).toBeVisible();
  expect(screen.getByText(/invented examples\. You can’t accept or reject them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Accept|Reject)/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('[ORG-16] [ANA-03] the review filters and searches applicants, and exports only the applicants who match the filter', async () => {
  const { onExport } = open();
  expect(screen.getByText('Showing 6 of 6 applicants')).toBeVisible();
  await filterBy('Rejected');
  expect(rows()).toEqual([row('Meena Iyer'), row('Name not provided')]);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(onExport.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Meena Iyer', null]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'ravi');
  expect(await screen.findByText('No applicants match your filters.')).toBeVisible();
});

it('[ORG-16] text typed into the applicant search appears before the results', async () => {
  const seen: string[] = [];
  const status = () => screen.getByText(/^Showing/).textContent;
  const onRender = () => {
    const box = screen.queryByRole<HTMLInputElement>('searchbox');
    if (box) seen.push(`${box.value}: ${status()}`);
  };
  open({}, { onRender });
  await userEvent.type(screen.getByRole('searchbox'), '9');
  await waitFor(() => expect(status()).not.toBe('Showing 6 of 6 applicants'));
  expect(seen).toContain('9: Showing 6 of 6 applicants');
});

const ofAsha = { scholarshipId: 'stem', applicationId: 'app-1', from: 'PENDING', name: 'Asha Sharma' };

it('[REV-01] the review’s decision buttons name the applicant, and a decision opens the next applicant', async () => {
  const { onDecide } = open();
  const accept = screen.getByRole('button', { name: 'Accept: Asha Sharma' });
  await userEvent.click(accept);
  expect(onDecide).toHaveBeenCalledExactlyOnceWith([{ ...ofAsha, to: 'ACCEPTED' }]);
  expect(heading()).toHaveTextContent('Ravi Kumar');
  // The bar stays mounted, so focus stays in it.
  expect(accept).toHaveFocus();
  expect(screen.getByText('Accepted: Asha Sharma.')).toBeVisible();
  expect(screen.getByText('Ravi Kumar, 2 of 6')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onDecide).toHaveBeenLastCalledWith([{ ...ofAsha, from: 'ACCEPTED', to: 'PENDING' }]);
  expect(heading()).toHaveTextContent('Asha Sharma');
});

it('[REV-01] in the review, the user can reopen an application after deciding on it', async () => {
  const { onDecide } = open();
  await userEvent.click(row('Ravi Kumar'));
  await userEvent.click(screen.getByRole('button', { name: 'Reopen: Ravi Kumar' }));
  const ofRavi = { scholarshipId: 'stem', applicationId: 'app-2', from: 'ACCEPTED', name: 'Ravi Kumar' };
  expect(onDecide).toHaveBeenCalledExactlyOnceWith([{ ...ofRavi, to: 'PENDING' }]);
});

it('[REV-01] [WCAG-2.1.4] the review’s shortcut keys act only inside the review and outside text fields, and holding down a decision key makes only one decision', async () => {
  const { onDecide } = open();
  await userEvent.keyboard('ajr');
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'a');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your notes' }), 'Raja');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Latest first');
  await userEvent.keyboard('a');
  expect(onDecide).not.toHaveBeenCalled();

  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search applicants' }));
  await userEvent.click(screen.getByText('What app-1 wrote'));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.keyboard('j');
  expect(heading()).toHaveTextContent('Ravi Kumar');
  expect(heading()).toHaveFocus();
  await userEvent.keyboard('k{a>3/}');
  expect(onDecide).toHaveBeenCalledExactlyOnceWith([{ ...ofAsha, to: 'ACCEPTED' }]);
});

it.each([
  [
    'Hindi',
    [
      { key: '\u0930', code: 'KeyJ' },
      { key: '\u094b', code: 'KeyA' },
    ],
  ],
  [
    'Tamil',
    [
      { key: '\u0baa', code: 'KeyJ' },
      { key: '\u0b85', code: 'KeyA' },
    ],
  ],
  // French keyboards have some Latin letters in other positions, such as A in the position of Q.
  [
    'French',
    [
      { key: 'j', code: 'KeyJ' },
      { key: 'a', code: 'KeyQ' },
    ],
  ],
])('[REV-01] the review’s shortcut keys open and accept an applicant on a %s keyboard', (_, keys) => {
  const { onDecide } = open({
    applicants: exampleApplicants().map((one) => ({ ...one, decision: 'PENDING' })),
  });
  const section = screen.getByRole('region', { name: 'Review' });
  for (const key of keys) fireEvent.keyDown(section, key);
  expect(onDecide).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ name: 'Ravi Kumar', to: 'ACCEPTED' }),
  ]);
});

it('[REV-01] the list of applicants scrolls to the applicant that the shortcut keys open', async () => {
  open({ applicants: exampleApplicants(40) });
  const last = rows().at(-1) as HTMLElement;
  const isInSight = () => {
    const list = screen.getByRole('list', { name: 'Applicants' }).getBoundingClientRect();
    const { top, bottom } = last.getBoundingClientRect();
    return top >= list.top - 1 && bottom <= list.bottom + 1;
  };
  expect(isInSight()).toBe(false);
  await userEvent.click(screen.getByText('What app-1 wrote'));
  await userEvent.keyboard('j'.repeat(39));
  expect(last).toHaveAttribute('aria-current', 'true');
  expect(isInSight()).toBe(true);
});

it('[REV-01] [WCAG-2.4.3] if the open applicant leaves the list, the review says so, and the decision keys do nothing until another applicant is opened', async () => {
  const all = exampleApplicants();
  const onDecide = vi.fn();
  function Screen() {
    const [search, setSearch] = useState<ReviewProps['search']>(ALL);
    const [applicants, setApplicants] = useState(all);
    const notes = createDraftStorage({
      name: 'review-draft',
      userId: 'user_1',
      local: () => null,
      session: () => null,
    });
    return (
      <>
        <button type="button" onClick={() => setApplicants(all.filter(({ id }) => id !== 'app-2'))}>
          Ravi withdraws
        </button>
        <Review
          scholarshipId="stem"
          isSample={false}
          amount={28_500}
          onSaveDocuments={async () => ({ included: 0, missing: [] })}
          profiles={{ isReading: false, failed: 0, retry: () => {} }}
          onInView={() => {}}
          onReadAll={() => {}}
          reviews={new Map()}
          notes={notes}
          answersOf={() => null}
          onExport={() => {}}
          {...{ applicants, search, onDecide, onSearch: (change) => setSearch({ ...search, ...change }) }}
        />
      </>
    );
  }
  render(
    <AppTheme>
      <Screen />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  await userEvent.click(row('Ravi Kumar'));
  expect(heading()).toHaveFocus();
  screen
    .getByRole('button', { name: 'Ravi withdraws' })
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ravi Kumar is no longer in the list.');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(?:Accept|Reject)/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'Review' })).toHaveFocus();
  await userEvent.keyboard('aru');
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.keyboard('j');
  expect(heading()).toHaveTextContent('Asha Sharma');
  expect(screen.queryByText(/no longer in the list/)).toBeNull();
  await userEvent.keyboard('a');
  expect(onDecide).toHaveBeenCalledExactlyOnceWith([{ ...ofAsha, to: 'ACCEPTED' }]);
});

it('[REV-01] an applicant search opens its first result, which stays open when the search is cleared', async () => {
  open();
  await userEvent.click(row('Ravi Kumar'));
  const box = screen.getByRole('searchbox', { name: 'Search applicants' });
  await userEvent.type(box, 'kiran');
  await waitFor(() => expect(heading()).toHaveTextContent('Kiran Patil'));
  await userEvent.clear(box);
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(heading()).toHaveTextContent('Kiran Patil');
});

it('[REV-01] [REV-02] the review’s messages after a decision and after Undo count only saved decisions', async () => {
  const refused = (review: Decided) =>
    exampleReview({ ...review, failure: review.applicationId === 'app-4' ? 'Refused.' : null });
  open({}, { outcome: refused });
  await filterBy('To decide');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept: 2 selected' }));
  expect(screen.getByText('Accepted: 1 of 2 applicants.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Undone: 1 of 2 applicants.')).toBeVisible();
});

it('[REV-02] the review announces a decision only after it is saved', async () => {
  open({}, { outcome: (review) => exampleReview({ ...review, isSaving: true }) });
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(screen.getByText('Saving 1 decision…')).toBeVisible();
  expect(screen.queryByText(/^Accepted: Asha/)).toBeNull();
});

it('[ORG-16] the review says how many applicants’ details are not yet included in the search and the CSV file, and loads these details on request', async () => {
  const { onReadAll } = open({
    applicants: exampleApplicants().map((one, index) => ({ ...one, isUnread: index > 1 })),
  });
  expect(screen.getByText(/Search and CSV don’t include the details of 4 applicants yet\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load all details' }));
  expect(onReadAll).toHaveBeenCalledOnce();
});

it('[REV-01] a decision applies to all selected applicants who are still listed', async () => {
  const { onDecide } = open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 6' }));
  expect(screen.getByText('6 selected')).toBeVisible();
  await filterBy('To decide');
  expect(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kiran Patil' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kiran Patil' }));
  await userEvent.keyboard('r');
  expect(onDecide.mock.lastCall?.[0]).toMatchObject([
    { ...ofAsha, to: 'REJECTED' },
    { applicationId: 'app-4' },
  ]);
  expect(screen.getByText('Rejected: 2 applicants.')).toBeVisible();
  await userEvent.keyboard('u');
  expect(onDecide.mock.lastCall?.[0]).toMatchObject([
    { applicationId: 'app-1', to: 'PENDING' },
    { applicationId: 'app-4', to: 'PENDING' },
  ]);
});

/** Makes the window as narrow as a phone until the test ends. */
function showOnPhone() {
  const frame = window.frameElement as HTMLIFrameElement;
  const { cssText } = frame.style;
  onTestFinished(() => {
    frame.style.cssText = cssText;
  });
  frame.style.cssText += '; width: 390px !important; height: 400px !important';
  expect(window.innerWidth).toBe(390);
}

it('[REV-01] [WCAG-2.4.3] on a phone, the review lists the applicants, and a button opens the first applicant', async () => {
  showOnPhone();
  open();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Review the first of 6' }));
  expect(heading()).toHaveTextContent('Asha Sharma');
  expect(heading()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Review the first of 6' })).toBeNull();
});

it('[REV-01] [WCAG-2.4.3] on a phone, users can decide on selected applicants from the list, and the decision buttons show how many are selected', async () => {
  showOnPhone();
  const { onDecide } = open();
  const section = screen.getByRole('region', { name: 'Review' });
  await userEvent.click(section);
  await userEvent.keyboard('a');
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 6' }));
  const accept = screen.getByRole('button', { name: 'Accept: 6 selected' });
  expect(accept).toHaveTextContent('Accept: 6 selected');
  window.scrollTo(0, 0);
  expect(accept.getBoundingClientRect().top).toBeLessThan(400);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(section).toHaveFocus();
  await userEvent.click(row('Asha Sharma'));
  expect(heading()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'All applicants' }));
  expect(section).toHaveFocus();
  await userEvent.click(row('Asha Sharma'));
  expect(heading()).toHaveFocus();
});

it('[SAFE-04] a note about an applicant stays on the device and shows only for that applicant', async () => {
  const { notes, unmount } = open();
  const field = () => screen.getByRole('textbox', { name: 'Your notes' });
  await userEvent.type(field(), 'Call her');
  await userEvent.click(row('Ravi Kumar'));
  expect(field()).toHaveValue('');
  unmount();
  open({ notes });
  expect(field()).toHaveValue('Call her');
  await userEvent.clear(field());
  expect(notes.read()).toBeNull();
});

it('[SAFE-04] if a decision failed because the session ended, the review shows the error and a sign-in link', () => {
  const signIn = { to: '/auth/login', search: { redirect: '/organization' } } as const;
  open({ reviews: new Map([['app-1', exampleReview({ failure: 'Please sign in.', signIn })]]) });
  expect(screen.getByText('Please sign in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Forganization',
  );
});

it('[REV-01] the review starts with undecided applicants, and shows the number of applicants by decision and the cost of those accepted', async () => {
  open({ search: NO_REVIEW_SEARCH, applicants: exampleApplicants(24) });
  expect(screen.getByRole('radio', { name: 'To decide' })).toBeChecked();
  expect(screen.getByText('Showing 8 of 24 applicants')).toBeVisible();
  expect(screen.getByText('8 to decide · 8 accepted = ₹2,28,000 at ₹28,500 each · 8 rejected')).toBeVisible();
});

it('[REV-01] if the user has decided on every applicant, the review says so and can show all applicants', async () => {
  const applicants = exampleApplicants().map((one) => ({ ...one, decision: 'ACCEPTED' }));
  open({ search: NO_REVIEW_SEARCH, applicants });
  expect(screen.getByText('You’ve decided on every applicant.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all applicants' }));
  expect(rows()).toHaveLength(6);
});

it('[REV-01] [WCAG-2.4.3] the review’s decision filter keeps the focus when it opens another applicant', async () => {
  open();
  await filterBy('Rejected');
  expect(heading()).toHaveTextContent('Meena Iyer');
  expect(screen.getByRole('radio', { name: 'Rejected' })).toHaveFocus();
});

it('[REV-01] the review asks the user to confirm a decision on eight applicants, and ignores decision keys until the user answers', async () => {
  const { onDecide } = open({ applicants: exampleApplicants(24), search: NO_REVIEW_SEARCH });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 8' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept: 8 selected' }));
  const question = () => screen.findByRole('dialog', { name: 'Accept 8 applicants?' });
  expect(await question()).toHaveTextContent('The total is ₹2,28,000 at ₹28,500 each.');
  await userEvent.keyboard('r');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Go back' }));
  expect(onDecide).not.toHaveBeenCalled();
  expect(screen.getByText('8 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept: 8 selected' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Accept 8' }));
  expect(onDecide).toHaveBeenCalledOnce();
  expect(onDecide.mock.lastCall?.[0]).toHaveLength(8);
  expect(screen.getByText('Accepted: 8 applicants.')).toBeVisible();
});

const scored: ReviewProps['answersOf'] = (_, scoreOf) => (
  <ApplicantAnswers
    state={{ kind: 'loaded', data: { scholarshipReason: '## Why me\n\nI teach.\n\n## Need\n\nFees.' } }}
    scoreOf={scoreOf}
  />
);
const score = (question: string, name: string) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: `Your score: ${question}` })).getByRole('radio', { name }),
  );

it('[REV-03] a user’s scores for answers stay on the device, and the user can sort applicants by score', async () => {
  const { notes, unmount } = open({ answersOf: scored });
  await userEvent.click(row('Kiran Patil'));
  await score('Why me', '5');
  await score('Need', '4');
  await userEvent.click(row('Ravi Kumar'));
  await score('Why me', '2');
  expect(row('Kiran Patil')).toHaveTextContent('Your score 4.5');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    'Your highest scores first',
  );
  expect(rows().slice(0, 3)).toEqual([row('Kiran Patil'), row('Ravi Kumar'), row('Asha Sharma')]);
  await score('Why me', 'None');
  expect(row('Ravi Kumar')).not.toHaveTextContent('Your score');
  unmount();
  open({ notes, answersOf: scored });
  expect(row('Kiran Patil')).toHaveTextContent('Your score 4.5');
});

it('[REV-03] saving a note about an applicant keeps the scores, and saving a score keeps the note', async () => {
  const { notes } = open({ answersOf: scored });
  await score('Need', '3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your notes' }), 'Call her');
  await score('Why me', '4');
  expect(Object.values(notes.read() ?? {}).sort()).toEqual(['3', '4', 'Call her']);
});

it('[ORG-16] the list of applicants shows an applicant’s marks if known', () => {
  open();
  expect(row('Asha Sharma')).toHaveTextContent('Marks 81.5');
  expect(row('Name not provided')).not.toHaveTextContent('Marks');
});

it('[REV-04] the review downloads the documents of selected applicants, and lists the documents that could not be loaded', async () => {
  const result = Promise.withResolvers<{ included: number; missing: string[] }>();
  const onSaveDocuments = vi.fn<ReviewProps['onSaveDocuments']>(({ onProgress }) => {
    onProgress(0, 3);
    return result.promise;
  });
  open({ onSaveDocuments });
  expect(screen.queryByRole('button', { name: /ZIP/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Asha Sharma' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kiran Patil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download documents (2 selected, ZIP)' }));
  expect(screen.getByText('Loading document 1 of 3…')).toBeVisible();
  result.resolve({ included: 2, missing: ['Kiran Patil: 12th marksheet'] });
  expect(await screen.findByText('The file contains 2 documents.')).toBeVisible();
  expect(screen.getByText('Kiran Patil: 12th marksheet')).toBeVisible();
  expect(onSaveDocuments).toHaveBeenCalledOnce();
});

it('[REV-04] a failed download of applicants’ documents shows an error, but a stopped download does not', async () => {
  let attempts = 0;
  open({
    onSaveDocuments: ({ signal }) => {
      attempts += 1;
      return attempts > 1
        ? Promise.reject(new Error('Odd'))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Asha Sharma' }));
  const start = () =>
    userEvent.click(screen.getByRole('button', { name: 'Download documents (1 selected, ZIP)' }));
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the download' }));
  await waitFor(() => expect(screen.queryByText('Looking for documents…')).toBeNull());
  await start();
  expect(await screen.findByText('We couldn’t download the documents. Try again.')).toBeVisible();
});
