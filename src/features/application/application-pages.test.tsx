import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  asUsual,
  broken,
  inTurn,
  json,
  takenBut,
  unanswered,
} from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship, aStudent } from '#mocks/testing/records.ts';
import { testQueryClient } from '#shared/router/page-test-kit.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { FIT, NEED } from './form/form-test-kit.tsx';
import { openAt } from './page-test-kit.tsx';

const FORM = '/scholarship/sch_1/application-form';
const APPLICATION = {
  studentId: 'user_test',
  scholarshipId: 'sch_1',
  scholarshipReason: `## Why I need this scholarship\n\n${NEED.trim()}\n\n## Why I am a perfect fit\n\n${FIT.trim()}`,
  otherScholarships: true,
};

const needField = () => screen.findByLabelText('Why do you need this scholarship?');
const fitField = () => screen.findByLabelText('Why are you a perfect fit?');

async function fillIn() {
  await userEvent.click(await needField());
  await userEvent.paste(NEED);
  await userEvent.click(await fitField());
  await userEvent.paste(FIT);
  await userEvent.click(screen.getByLabelText('I also applied for other scholarships'));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // Skips the 1.5 s during which the form shows the success message.
  const setTimeout = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
    setTimeout(work, ms === 1500 ? 0 : ms)) as typeof setTimeout);
});

describe('opening the form', () => {
  it('[APP-04] the application form redirects to the scholarship list if no scholarship is selected', async () => {
    const { where } = openAt('/scholarship-application-form');
    await waitFor(() => expect(where().pathname).toBe('/scholarship'));
  });

  it.each([
    [
      'the history entry',
      () => openAt('/scholarship-application-form', { state: { scholarshipId: 'sch_1' } }),
    ],
    ['the URL', () => openAt('/scholarship-application-form?id=sch_1')],
    [
      'the session',
      () => {
        const selected = JSON.stringify({ id: 'sch_1', title: 'Any' });
        sessionStorage.setItem('eduempower.selected-scholarship', selected);
        return openAt('/scholarship-application-form');
      },
    ],
  ])('[APP-04] [ROUTE-06] the application form opens with the scholarship id from %s', async (_, open) => {
    const { where } = open();
    expect(await needField()).toBeVisible();
    expect(where().pathname).toBe(FORM);
  });

  it('[SCH-14] opening the application form stores the scholarship’s id and title in session storage', async () => {
    openAt(FORM);
    await needField();
    const stored = JSON.parse(sessionStorage.getItem('eduempower.selected-scholarship') ?? 'null');
    expect(stored).toEqual({ id: 'sch_1', title: 'Girls in STEM Fellowship' });
  });

  it('[APP-04] /scholarship-application-form opens the application form that was opened earlier in this session', async () => {
    openAt(FORM);
    await needField();
    const { where } = openAt('/scholarship-application-form');
    await waitFor(() => expect(where().pathname).toBe(FORM));
  });

  it('[APP-04] the application form redirects a signed-out visitor to a sign-in page that returns the visitor to the form', async () => {
    const { where } = openAt(FORM, { session: { status: 'signed-out' } });
    await waitFor(() => expect(where().pathname).toBe('/auth/login'));
    expect(where().search).toMatchObject({ redirect: FORM });
  });

  it('[SAFE-02] the application form reports an unknown scholarship, and offers to try again if the scholarship fails to load', async () => {
    openAt('/scholarship/sch_9/application-form');
    expect(await screen.findByText('Scholarship not found. Please try again.')).toBeVisible();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openAt(FORM, { answers: { 'scholarships.byId': inTurn(json({ title: 3 }), asUsual) } });
    expect(await screen.findByText(/^Failed to load scholarship details/)).toBeVisible();
    await press('Try Again');
    expect(await needField()).toBeVisible();
  });
});

describe('the form page', () => {
  it('the application form shows the scholarship’s amount and links to the scholarship', async () => {
    openAt(FORM);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
    expect(screen.getByText('₹75,000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Girls in STEM Fellowship' })).toHaveAttribute(
      'href',
      '/scholarship/sch_1',
    );
  });

  it('[APP-08] the application form opens with a notice if the student has already applied, and ignores other students’ applications', async () => {
    const list = (studentId: string) => ({
      answers: { 'applications.byStudent': json([anApplication({ studentId })]) },
    });
    const { calls, unmount } = openAt(FORM, list('user_2'));
    await waitFor(() => expect(calls.some(({ path }) => path.includes('/student/'))).toBe(true));
    await needField();
    expect(screen.queryByText('You have already applied for this scholarship.')).not.toBeInTheDocument();
    unmount();
    openAt(FORM, list('user_test'));
    expect(await screen.findByText('You have already applied for this scholarship.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my applications' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send application' })).toBeEnabled();
  });

  it('[APP-08] the application form loads the student’s applications without waiting for the scholarship', async () => {
    const { calls } = openAt(FORM, { answers: { 'scholarships.byId': unanswered } });
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContain('/api/applications/student/user_test'),
    );
  });

  it('after the deadline, the application form says that the deadline has passed', async () => {
    openAt(FORM, {
      records: { scholarships: [aScholarship({ expiredAt: '2020-01-01' })] },
    });
    expect(await screen.findByText(/The deadline for this scholarship has passed/)).toBeVisible();
  });

  it('[WCAG-4.1.3] an open application form announces that the deadline has passed, and keeps the student’s answer', async () => {
    openAt(FORM, { records: { scholarships: [aScholarship({ expiredAt: '2099-01-01' })] } });
    await userEvent.type(await needField(), 'Half a thought');
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-01-03T00:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(
      await screen.findByText(/The deadline for this scholarship has passed/, {
        selector: '[role=status] *',
      }),
    ).toBeVisible();
    expect(await needField()).toHaveValue('Half a thought');
  });

  it('[APP-13] if the server refuses an application after the deadline, the form suggests other scholarships instead of another attempt', async () => {
    openAt(FORM, {
      records: { scholarships: [aScholarship({ expiredAt: '2020-01-01' })] },
      answers: { 'applications.create': json({ errors: { scholarshipId: 'Too late.' } }, 400) },
    });
    await fillIn();
    await press('Send application');
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText(/^Your answers are still here, but the deadline has passed/)).toBeVisible();
    expect(refusal.queryByText(/send them again/)).toBeNull();
    expect(refusal.getByRole('link', { name: 'Browse scholarships' })).toBeVisible();
  });

  it('[APP-05] the application form restores its draft after the student goes Back and returns, and after a reload', async () => {
    const { where, router, unmount } = openAt(FORM, { history: ['/scholarship/sch_1'] });
    await userEvent.type(await needField(), 'Half a thought');
    await press('Back');
    await waitFor(() => expect(where().pathname).toBe('/scholarship/sch_1'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('Half a thought');
    act(() => router.history.forward());
    expect(await needField()).toHaveValue('Half a thought');
    unmount();
    openAt(FORM);
    expect(await needField()).toHaveValue('Half a thought');
  });

  it('[APP-05] the application form’s Back button opens the scholarship if the history has no earlier page', async () => {
    const { where } = openAt(FORM);
    await needField();
    await press('Back');
    await waitFor(() => expect(where().pathname).toBe('/scholarship/sch_1'));
  });

  it('[AUTH-07] an open application form does not show the next user what the previous user typed', async () => {
    const { session } = openAt(FORM);
    await userEvent.type(await needField(), 'Private');
    await act(async () => session.signIn({ id: 'user_next', name: 'Ravi Kumar' }));
    await waitFor(async () => expect(await needField()).toHaveValue(''));
    await act(async () => session.signIn());
    await waitFor(async () => expect(await needField()).toHaveValue('Private'));
  });

  it('[AUTH-07] the application form does not show one user’s draft to the next user', async () => {
    const { unmount } = openAt(FORM);
    await userEvent.type(await needField(), 'Private');
    unmount();
    openAt(FORM, { session: { status: 'signed-in', user: { id: 'user_next' } } });
    expect(await needField()).toHaveValue('');
  });
});

describe('documents beside the form', () => {
  it('the application form lists the documents that the scholarship requires, and links to the profile form if a document is missing', async () => {
    const url = 'https://files.example/user_test/document.pdf';
    const documentsOnFile = { tenthResult: url, twelfthResult: url, incomeCert: null, domicileCert: url };
    openAt(FORM, { records: { students: [aStudent(documentsOnFile)] } });
    await screen.findByText('Domicile Certificate');
    const documents = within(screen.getByRole('region', { name: 'Your documents' }));
    expect(documents.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Domicile Certificate, in your profile',
      'Income Certificate, not added yet',
    ]);
    expect(documents.getByRole('link', { name: 'Add what’s missing' })).toHaveAttribute(
      'href',
      '/student/details',
    );
  });

  it('[SAFE-02] the application form hides the documents if the profile fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openAt(FORM, { answers: { 'students.byId': json({ gender: 3 }) } });
    expect(await needField()).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your documents' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Send application' })).toBeEnabled();
  });
});

describe('sending', () => {
  it('[APP-06] [APP-07] [APP-14] sending the application form posts one application, deletes the draft and opens the success page', async () => {
    const { calls, where } = openAt(FORM, { history: ['/scholarship/sch_1'] });
    await fillIn();
    await press('Send application');
    expect(await screen.findByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
    expect(where().href).toBe('/scholarship/application-success?scholarship=sch_1');
    expect(screen.getByText('Your application for Girls in STEM Fellowship has been sent.')).toBeVisible();
    expect(screen.getByText('We’ve sent a confirmation email to asha@students.example.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: '/api/applications', body: APPLICATION },
    ]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('My father');
  });

  it('[APP-07] going Back from the application success page skips the sent form', async () => {
    const { router, where } = openAt(FORM, { history: ['/scholarship/sch_1'] });
    await fillIn();
    await press('Send application');
    await screen.findByRole('heading', { name: 'Thank you for applying' });
    act(() => router.history.back());
    await waitFor(() => expect(where().pathname).toBe('/scholarship/sch_1'));
  });

  it('[APP-14] the application success page names the scholarship that the student applied for, not one opened later', async () => {
    const another = JSON.stringify({ id: 'sch_2', title: 'Rural Education Grant' });
    sessionStorage.setItem('eduempower.selected-scholarship', another);
    openAt('/scholarship/application-success?scholarship=sch_1', {
      state: { applicationSent: { scholarshipId: 'sch_1', studentId: 'user_test' } },
    });
    expect(
      await screen.findByText('Your application for Girls in STEM Fellowship has been sent.'),
    ).toBeVisible();
    expect(screen.queryByText(/Rural Education Grant/)).toBeNull();
  });

  it('[APP-14] [ROUTE-06] the application success page still names the scholarship after a reload', async () => {
    openAt('/scholarship/application-success?scholarship=sch_1', {
      state: { applicationSent: { scholarshipId: 'sch_1', studentId: 'user_test' } },
    });
    expect(
      await screen.findByText('Your application for Girls in STEM Fellowship has been sent.'),
    ).toBeVisible();
  });

  it.each([
    ['a refusal', json({ errors: { a: 'One.', b: 'Two.' } }, 400), 'One., Two.'],
    ['a broken connection', broken, 'Network error. Please check your internet connection and try again.'],
    [
      'an unexpected response',
      json({ received: true }, 201),
      'An unexpected error occurred. Please try again later.',
    ],
  ])(
    '[APP-09] [APP-12] [APP-13] the application form keeps both answers after %s, and the student can send them again',
    async (_, failure, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { calls } = openAt(FORM, { answers: { 'applications.create': inTurn(failure, asUsual) } });
      await fillIn();
      await press('Send application');
      expect(await screen.findByText(text)).toBeVisible();
      expect(await needField()).toHaveValue(NEED);
      expect(await fitField()).toHaveValue(FIT);
      await press('Send application');
      expect(await screen.findByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        APPLICATION,
        APPLICATION,
      ]);
    },
  );

  it('[APP-12] an application counts as sent if the server has it, even if the response was lost', async () => {
    openAt(FORM, { answers: { 'applications.create': takenBut(broken) } });
    await fillIn();
    await press('Send application');
    expect(await screen.findByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  });

  it('[SAFE-04] after the user leaves the application form, the site reports a late response in a toast and does not navigate', async () => {
    const toasts = vi.spyOn(toast, 'success');
    const answered = Promise.withResolvers<void>();
    const late: Answer = ({ pass }) => answered.promise.then(pass);
    const queryClient = testQueryClient();
    const { calls, router, where } = openAt(FORM, { answers: { 'applications.create': late }, queryClient });
    await fillIn();
    await press('Send application');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
    await act(async () => router.navigate({ to: '/' } as never));
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(toasts).not.toHaveBeenCalled();
    await act(async () => answered.resolve());
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(toasts).toHaveBeenCalledExactlyOnceWith('Your application has been sent.');
    expect(where().pathname).toBe('/');
  });

  it('[APP-10] [SAFE-04] the application form stays open after the session expires, and its sign-in link leads back to the form', async () => {
    const { session } = openAt(FORM, { answers: { 'applications.create': json({}, 401) } });
    await fillIn();
    await act(() => session.signOut());
    expect(await needField()).toHaveValue(NEED);
    await press('Send application');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    const target = new URL((link as HTMLAnchorElement).href);
    expect([target.pathname, target.searchParams.get('redirect')]).toEqual(['/auth/login', FORM]);
    expect(JSON.stringify({ ...localStorage })).toContain('My father');
  });
});

describe('the success page, opened directly', () => {
  const SUCCESS = '/scholarship/application-success?scholarship=sch_1';
  const own = { applications: [anApplication()] };
  const thanks = () => screen.queryByRole('heading', { name: 'Thank you for applying' });

  it.each([
    ['for a scholarship that the student has not applied for', SUCCESS],
    ['without a scholarship', '/scholarship/application-success'],
  ])('[APP-14] the application success page does not claim success %s', async (_, path) => {
    openAt(path);
    expect(await screen.findByText('No application to show here')).toBeVisible();
    expect(thanks()).toBeNull();
    expect(screen.queryByText(/confirmation email to|has been sent/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse More Scholarships' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
      'href',
      '/student/applications',
    );
  });

  it('[APP-14] [AUTH-07] the application success page does not thank the next user for the previous user’s application', async () => {
    openAt(SUCCESS, {
      session: { status: 'signed-in', user: { id: 'user_next' } },
      state: { applicationSent: { scholarshipId: 'sch_1', studentId: 'user_test' } },
    });
    expect(await screen.findByText('No application to show here')).toBeVisible();
    expect(thanks()).toBeNull();
  });

  it('[APP-14] the application success page does not claim success for a signed-out visitor', async () => {
    openAt(SUCCESS, { session: { status: 'signed-out' } });
    expect(await screen.findByText('No application to show here')).toBeVisible();
    expect(thanks()).toBeNull();
  });

  it('[APP-14] [ROUTE-06] in a new tab, the application success page thanks the student if the server has the application', async () => {
    openAt(SUCCESS, { records: own });
    expect(await screen.findByText(/Girls in STEM Fellowship has been sent/)).toBeVisible();
    expect(thanks()).toBeVisible();
  });

  it('[APP-14] if the application success page cannot check whether an application was sent, it says so and offers to try again', async () => {
    const answers = { 'applications.byStudent': inTurn(json({ error: 'Down' }, 400), asUsual) };
    openAt(SUCCESS, { answers, records: own });
    expect(await screen.findByText('We couldn’t check whether your application was sent.')).toBeVisible();
    await press('Try Again');
    await waitFor(() => expect(thanks()).toBeVisible());
  });
});
