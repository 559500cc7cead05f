import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { asUsual, inTurn, json, takenBut } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { testQueryClient } from '#shared/router/page-test-kit.tsx';
import { applicationDraftStorage } from '../application-draft.ts';
import { openAt, type PageOptions } from '../page-test-kit.tsx';
import { composeReason } from '../reason.ts';

const PATH = '/student/applications';

/** Opens 'My applications' for a student with these applications. */
function open(applications: readonly ReturnType<typeof anApplication>[], rest: PageOptions = {}) {
  return openAt(PATH, { ...rest, records: { applications, ...rest.records } });
}
/** Opens 'My applications' with a response that the mock server would not send. */
const openAnswer = (...applications: unknown[]) =>
  openAt(PATH, { answers: { 'applications.byStudent': json(applications) } });
/** Keeps failed calls from logging errors to the console. */
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
/** Presses 'Withdraw' and confirms. */
async function withdraw() {
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw this application?' }));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
  return question;
}
const rows = () => screen.findAllByRole('article');

describe('My applications', () => {
  it('[MINE-01] [ROUTE-01] ‘My applications’ lists the student’s applications, newest first, with scholarship and status', async () => {
    openAnswer(
      anApplication({ status: 'REJECTED', createdAt: '2026-10-01T10:00:00Z' }),
      anApplication({ id: 'app_2', status: 'ACCEPTED', createdAt: '2026-11-14T10:00:00Z' }),
      anApplication({ id: 'app_3' }),
      anApplication({ id: 'app_4', status: 'WAITLISTED', createdAt: null }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    expect(await screen.findByText('4 applications')).toBeVisible();
    const texts = (await rows()).map((row) => row.textContent);
    for (const [index, words] of [
      ['14 November 2026', 'Accepted'],
      ['3 November 2026', 'In reviewThe organization hasn’t decided yet.'],
      ['1 October 2026', 'Not selected'],
      ['Date not known', 'WAITLISTED'],
    ].entries()) {
      for (const word of words) expect(texts[index]).toContain(word);
    }
    const [newest] = await rows();
    const first = within(newest as HTMLElement);
    expect(await first.findByRole('link', { name: 'Girls in STEM Fellowship' })).toHaveAttribute(
      'href',
      '/scholarship/sch_1',
    );
    expect(first.getByText('You got it: ₹75,000 from Vidya Trust')).toBeVisible();
    const [, second] = await rows();
    const undecided = within(second as HTMLElement);
    for (const text of ['Vidya Trust', '₹75,000', '31 March 2199'])
      expect(undecided.getByText(text)).toBeVisible();
  });

  it('[MINE-01] ‘My applications’ shows an accepted application first and says what happens next, without promising a date', async () => {
    open([
      anApplication({ id: 'app_1', createdAt: '2026-11-14T10:00:00Z' }),
      anApplication({ id: 'app_2', status: 'ACCEPTED', createdAt: '2026-10-01T10:00:00Z' }),
    ]);
    const [first] = await rows();
    const chosen = within(first as HTMLElement);
    expect(await chosen.findByText('You got it: ₹75,000 from Vidya Trust')).toBeVisible();
    expect(chosen.getByText('Nobody will ask you for money.')).toBeVisible();
    const steps = within(chosen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Sent1 October 2026',
      'AcceptedThe organization has chosen you.',
      expect.stringMatching(/^NextVidya Trust will write to you at \S+ about the next steps\./),
    ]);
  });

  it('[MINE-03] an application opens as a printable sheet, and its Print link regains focus when the sheet closes', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open([anApplication({ status: 'ACCEPTED', otherScholarships: true })]);
    await userEvent.click(await screen.findByRole('link', { name: 'Print: Girls in STEM Fellowship' }));
    const heading = await screen.findByRole('heading', { name: 'Application for a scholarship' });
    await waitFor(() => expect(heading).toHaveFocus());
    const sheet = within(screen.getByRole('article', { name: 'Application for a scholarship' }));
    for (const text of ['Girls in STEM Fellowship', 'Vidya Trust', '₹75,000', 'Fees.', 'Marks.']) {
      expect(sheet.getByText(text)).toBeVisible();
    }
    expect(sheet.getByText(/^Accepted \(as of /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('link', { name: 'Back to my applications' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Print:/ })).toHaveFocus());
  });

  it.each([
    ['PENDING', 1],
    ['ACCEPTED', 0],
    ['REJECTED', 0],
  ] as const)(
    '[MINE-01] ‘My applications’ shows the days left until the deadline only if the organization has not decided (status %s)',
    async (status, counters) => {
      open([anApplication({ status })]);
      expect(await screen.findByRole('link', { name: 'Girls in STEM Fellowship' })).toBeVisible();
      expect(screen.queryAllByText(/days left$/)).toHaveLength(counters);
    },
  );

  it('[APP-06] ‘My applications’ shows both answers of an application when the student opens them', async () => {
    open([anApplication({ otherScholarships: true })]);
    expect(await screen.findByText('1 application')).toBeVisible();
    expect(screen.getByText('Fees.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Your answers'));
    expect(screen.getByText('Fees.')).toBeVisible();
    expect(screen.getByText('Marks.')).toBeVisible();
    expect(screen.getByText('You also applied for other scholarships.')).toBeVisible();
  });

  it('[SAFE-03] ‘My applications’ shows HTML in an application’s answers and status as plain text', async () => {
    openAnswer(anApplication({ scholarshipReason: '<b>I need it</b>', status: '<i>new</i>' }));
    await userEvent.click(await screen.findByText('Your answers'));
    expect(screen.getByText('<b>I need it</b>')).toBeVisible();
    expect(screen.getByText('<i>new</i>')).toBeVisible();
  });

  it('‘My applications’ shows the id of a scholarship that is no longer listed', async () => {
    open([anApplication({ scholarshipId: 'sch_gone' })]);
    expect(await screen.findByText('Scholarship no longer listed')).toBeVisible();
    expect(screen.getByText('ID: sch_gone')).toBeVisible();
    expect(screen.queryByRole('link', { name: /no longer listed/ })).not.toBeInTheDocument();
  });

  it('[SAFE-02] ‘My applications’ does not conclude from cached data that a scholarship is no longer listed', async () => {
    const queryClient = testQueryClient();
    const former = [aScholarship({ id: 'sch_2', title: 'Rural Education Grant' })];
    queryClient.setQueryData(['scholarships', 'all'], former, { updatedAt: Date.now() - 86_400_000 });
    const answer = Promise.withResolvers<Response>();
    open([anApplication(), anApplication({ id: 'app_2', scholarshipId: 'sch_2' })], {
      queryClient,
      answers: { 'scholarships.all': inTurn(() => answer.promise, asUsual) },
    });
    expect(await screen.findByRole('link', { name: 'Rural Education Grant' })).toBeVisible();
    expect(screen.getByText('ID: sch_1')).toBeVisible();
    expect(screen.queryByText('Scholarship no longer listed')).not.toBeInTheDocument();
    answer.resolve(Response.json({ error: 'Later.' }, { status: 400 }));
    expect(await screen.findByText('We couldn’t load the names of the scholarships.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rural Education Grant' })).toBeVisible();
    expect(screen.queryByText('Scholarship no longer listed')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Girls in STEM Fellowship' })).toBeVisible();
  });

  it('‘My applications’ shows only the student’s own applications, even if the server also returns another student’s application', async () => {
    openAnswer(anApplication(), anApplication({ id: 'app_2', studentId: 'user_2' }));
    expect(await screen.findByText('1 application')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('‘My applications’ loads all scholarships in one call', async () => {
    const { calls } = open([anApplication(), anApplication({ id: 'app_2', scholarshipId: 'sch_2' })]);
    await screen.findByText('2 applications');
    await screen.findByText('Girls in STEM Fellowship');
    expect(calls.map(({ path }) => path).filter((path) => path.includes('scholarships'))).toEqual([
      '/api/scholarships',
    ]);
  });

  it('[SAFE-02] ‘My applications’ shows the applications even if the scholarships cannot be loaded, and offers to try again', async () => {
    silence();
    open([anApplication()], {
      answers: { 'scholarships.all': inTurn(json({ not: 'a list' }), asUsual) },
    });
    expect(await screen.findByText('We couldn’t load the names of the scholarships.')).toBeVisible();
    expect(screen.getByText('In review')).toBeVisible();
    expect(screen.getByText('ID: sch_1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Girls in STEM Fellowship' })).toBeVisible();
  });

  it('[SAFE-02] if the applications cannot be loaded, ‘My applications’ says so and offers to try again', async () => {
    silence();
    open([anApplication()], {
      answers: { 'applications.byStudent': inTurn(json({ not: 'a list' }), asUsual) },
    });
    expect(await screen.findByText('We couldn’t load your applications.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1 application')).toBeVisible();
  });

  it('[SAFE-04] when the session has ended, ‘My applications’ offers a sign-in link that leads back to the page', async () => {
    openAt(PATH, { answers: { 'applications.byStudent': json({ error: 'Please sign in.' }, 401) } });
    expect(await screen.findByText('We couldn’t load your applications.')).toBeVisible();
    expect(
      screen.getByText('Your session has ended. Sign in again, and we’ll bring you back here.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/auth/login?role=STUDENT&redirect=%2Fstudent%2Fapplications',
    );
  });

  it('the ‘My applications’ page links to the scholarship list if the student has not applied for a scholarship', async () => {
    openAt(PATH);
    expect(await screen.findByText('You haven’t applied for a scholarship yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse scholarships' })).toHaveAttribute('href', '/scholarship');
    expect(screen.queryByRole('link', { name: /^Continue your draft/ })).not.toBeInTheDocument();
  });

  it('[SAFE-04] ‘My applications’ links to a draft started in this session', async () => {
    const { unmount } = openAt('/scholarship/sch_1/application-form');
    await userEvent.type(await screen.findByLabelText('Why do you need this scholarship?'), 'Half a thought');
    unmount();
    open([]);
    const begun = within(await screen.findByRole('region', { name: 'Started but not sent' }));
    expect(begun.getByText('Girls in STEM Fellowship')).toBeVisible();
    expect(begun.getByRole('link', { name: /^Continue your draft/ })).toHaveAttribute(
      'href',
      '/scholarship/sch_1/application-form',
    );
  });

  it('[SAFE-02] if the scholarships cannot be loaded, ‘My applications’ does not say that a draft’s scholarship is no longer listed', async () => {
    silence();
    const { unmount } = openAt('/scholarship/sch_1/application-form');
    await userEvent.type(await screen.findByLabelText('Why do you need this scholarship?'), 'Half a thought');
    unmount();
    open([], { answers: { 'scholarships.all': json({}, 500) } });
    expect(await screen.findByText('We couldn’t load the names of the scholarships.')).toBeVisible();
    expect(screen.queryByText('Scholarship no longer listed')).toBeNull();
  });

  it('[MINE-02] an open withdrawal dialog shows the organization’s decision as soon as it arrives', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const accepted = json([anApplication({ status: 'ACCEPTED' })]);
    open([anApplication()], { answers: { 'applications.byStudent': inTurn(asUsual, accepted) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    expect(screen.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(
      await screen.findByRole('dialog', { name: 'This application has already been decided' }),
    ).toBeVisible();
  });

  it('‘My applications’ shows a new decision when the student returns to the tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const accepted = json([anApplication({ status: 'ACCEPTED' })]);
    open([anApplication()], { answers: { 'applications.byStudent': inTurn(asUsual, accepted) } });
    expect(await screen.findByText('In review')).toBeVisible();
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByText('Accepted')).toBeVisible();
  });

  it.each([
    ['until the organization has decided', { status: 'ACCEPTED' }, '2199-03-31'],
    ['until the deadline', {}, '2020-03-31'],
  ])(
    '[MINE-02] ‘My applications’ offers to withdraw or correct an application only %s',
    async (_, change, expiredAt) => {
      const { unmount } = open([anApplication()]);
      expect(await screen.findByRole('button', { name: /^Withdraw/ })).toBeVisible();
      expect(screen.getByRole('button', { name: /^Correct/ })).toBeVisible();
      unmount();
      open([anApplication(change)], { records: { scholarships: [aScholarship({ expiredAt })] } });
      expect(await screen.findByRole('link', { name: 'Girls in STEM Fellowship' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^(Withdraw|Correct)/ })).toBeNull();
    },
  );

  it('[MINE-02] withdrawing an application asks for confirmation, and lets the student try again after a failure', async () => {
    silence();
    open([anApplication()], { answers: { 'applications.delete': inTurn(json({}, 500), asUsual) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const question = within(screen.getByRole('dialog', { name: 'Withdraw this application?' }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
    expect(await question.findByText('We couldn’t withdraw your application.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findByText('You haven’t applied for a scholarship yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[MINE-02] [APP-13] correcting an application loses no text and never creates two applications, even if every call fails once', async () => {
    silence();
    const scholarshipReason = composeReason({
      need: `Fees. ${'x'.repeat(100)}`,
      fit: `Marks. ${'y'.repeat(100)}`,
    });
    const { calls, where } = open([anApplication({ scholarshipReason })], {
      answers: {
        'applications.delete': inTurn(json({}, 500), asUsual),
        'applications.create': inTurn(json({}, 500), asUsual),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
    const question = within(screen.getByRole('dialog', { name: 'Correct this application?' }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw and correct' }));
    expect(await question.findByText('We couldn’t withdraw your application.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Withdraw and correct' }));
    const need = await screen.findByLabelText('Why do you need this scholarship?');
    expect(need).toHaveValue(`Fees. ${'x'.repeat(100)}`);
    expect(screen.getByLabelText('Why are you a perfect fit?')).toHaveValue(`Marks. ${'y'.repeat(100)}`);
    expect(screen.getByText('You withdrew your application to correct it.')).toBeVisible();
    expect(screen.getByText(/Send it again by 31 March 2199 at 11:59.pm\./)).toBeVisible();

    await userEvent.type(need, ' And books.');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByText(/^An error occurred/)).toBeVisible();
    expect(need).toHaveValue(`Fees. ${'x'.repeat(100)} And books.`);
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(where().pathname).toBe('/scholarship/application-success'), { timeout: 5000 });
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('[MINE-02] when a student corrects an application, the form shows an overlong answer in full and says how many characters to remove', async () => {
    const need = `Fees. ${'x'.repeat(6294)}`;
    const scholarshipReason = composeReason({ need, fit: `Marks. ${'y'.repeat(100)}` });
    open([anApplication({ scholarshipReason })]);
    await userEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw and correct' }));
    const field = await screen.findByLabelText('Why do you need this scholarship?');
    expect(field).toHaveValue(need);
    expect(screen.getByText('3,800 over the limit of 2,500')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Shorten “Why do you need this scholarship?” to 2,500 characters. Characters to remove: 3,800.',
    );
    await userEvent.type(field, '{Backspace}');
    expect(field).toHaveValue(need.slice(0, -1));
    await userEvent.type(field, 'z');
    expect(field).toHaveValue(need.slice(0, -1));
  });

  it('[MINE-02] correcting an application starts from the sent answers, not from a draft of a few words', async () => {
    const [need, fit] = [`Fees. ${'x'.repeat(100)}`, `Marks. ${'y'.repeat(100)}`];
    applicationDraftStorage({ userId: 'user_test', scholarshipId: 'sch_1' }).save({ whyNeed: 'A few words' });
    open([anApplication({ scholarshipReason: composeReason({ need, fit }) })]);
    await userEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw and correct' }));
    expect(await screen.findByLabelText('Why do you need this scholarship?')).toHaveValue(need);
    expect(screen.getByLabelText('Why are you a perfect fit?')).toHaveValue(fit);
    await userEvent.click(screen.getByText('Your other answers'));
    expect(screen.getByText('A few words')).toBeVisible();
  });

  it('[MINE-02] ‘Withdraw and correct’ does not withdraw an application if the device cannot store the answers', async () => {
    silence();
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.includes('application-draft')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    const { calls } = open([anApplication({ scholarshipReason: 'Fees' })]);
    await userEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw and correct' }));
    expect(await screen.findByText('We couldn’t withdraw your application.')).toBeVisible();
    expect(screen.getByText(/^This device can’t save your answers/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it.each([
    ['Withdraw', 'Withdraw application', 'ACCEPTED', 'The organization has chosen you.'],
    ['Withdraw', 'Withdraw application', 'REJECTED', 'The organization chose other applicants.'],
    ['Correct', 'Withdraw and correct', 'ACCEPTED', 'The organization has chosen you.'],
  ])(
    '[MINE-02] after ‘%s’, confirming with ‘%s’ does not delete an application whose status is now %s',
    async (action, yes, status, meaning) => {
      const decided = json([anApplication({ status })]);
      const { calls, where } = open([anApplication()], {
        answers: { 'applications.byStudent': inTurn(asUsual, decided) },
      });
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${action}`) }));
      await userEvent.click(screen.getByRole('button', { name: yes }));
      const dialog = within(
        await screen.findByRole('dialog', { name: 'This application has already been decided' }),
      );
      expect(dialog.getByText(meaning)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Back to my applications' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText(meaning)).toBeVisible();
      expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
      expect(where().pathname).toBe(PATH);
    },
  );

  it('[MINE-02] the withdrawal dialog shows a decision made between the status check and the withdrawal', async () => {
    let status = 'PENDING';
    open([], {
      answers: {
        'applications.byStudent': () => Response.json([anApplication({ status })]),
        'applications.delete': () => {
          status = 'ACCEPTED';
          return Response.json({ error: 'Decided.' }, { status: 409 });
        },
      },
    });
    await withdraw();
    expect(
      await screen.findByRole('dialog', { name: 'This application has already been decided' }),
    ).toBeVisible();
  });

  it('[MINE-02] an application that the server has already deleted counts as withdrawn', async () => {
    const gone = takenBut(json({ error: 'No such application.' }, 404));
    open([anApplication()], { answers: { 'applications.delete': gone } });
    await withdraw();
    expect(await screen.findByText('You haven’t applied for a scholarship yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[MINE-02] the withdrawal dialog reports an unknown outcome if the response is lost and the applications fail to load', async () => {
    silence();
    const down = json({ error: 'Down.' }, 400);
    open([anApplication()], {
      answers: {
        'applications.delete': takenBut(),
        'applications.byStudent': inTurn(asUsual, asUsual, down, asUsual),
      },
    });
    const question = await withdraw();
    expect(
      await question.findByText('We couldn’t check whether your application was withdrawn.'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findByText('You haven’t applied for a scholarship yet.')).toBeVisible();
  });

  it('‘My applications’ redirects a signed-out visitor to a sign-in page that returns the visitor to ‘My applications’', async () => {
    const { where } = open([], { session: { status: 'signed-out' } });
    await waitFor(() => expect(where().pathname).toBe('/auth/login'));
    expect(where().search).toMatchObject({ redirect: PATH, role: 'STUDENT' });
  });
});
