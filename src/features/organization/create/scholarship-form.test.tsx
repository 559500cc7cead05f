import { MutationCache, QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { json } from '#mocks/testing/mock-server.ts';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { reportOf } from '#shared/report/error-report.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { createScholarshipMutation } from './create-scholarship-mutation.ts';
import { scholarshipLabels, scholarshipPayload } from './scholarship-fields.ts';
import { ScholarshipForm } from './scholarship-form.tsx';

const NOW = new Date(2026, 10, 21, 12).getTime();

interface Options {
  readonly isVerified?: boolean;
  readonly save?: (write: ScholarshipWrite) => Promise<unknown>;
  readonly areas?: ReturnType<typeof memoryAreas>;
}

function openForm({ save, isVerified = false, areas = memoryAreas() }: Options = {}) {
  const draft = createDraftStorage({ name: 'scholarship-draft', userId: 'user_1', ...areas, now: () => NOW });
  const calls = {
    save: vi.fn(save ?? (async () => {})),
    onSaved: vi.fn(),
    onDiscard: vi.fn(),
  };
  const view = render(
    <AppTheme>
      <ScholarshipForm
        storage={draft}
        actions={{ ...calls, save: (fields) => calls.save(scholarshipPayload('user_1', fields)) }}
        now={() => NOW}
        earliest={NOW}
        signIn={{ to: '/auth/login', search: {} }}
        organizationName="Vidya Trust"
        isVerified={isVerified}
      />
    </AppTheme>,
    { wrapper: FakeSite },
  );
  return { ...view, ...calls, draft };
}

const refused = (status: number, body: unknown) => () =>
  Promise.reject(refusedCall('scholarships.create', status, body));

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const deadline = () => screen.getByLabelText<HTMLInputElement>('Deadline');
const send = () => screen.getByRole('button', { name: /^(?:Create Scholarship|Creating…)$/ });
const preview = () => within(screen.getByRole('complementary', { name: 'As students will see it' }));
const summary = async () => {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  if (title.parentElement === null) throw new RangeError('The error summary has no container');
  return title.parentElement;
};

async function fillIn() {
  await userEvent.type(field('Title'), 'Girls in STEM');
  await userEvent.type(field('Description'), 'For engineering students.');
  await userEvent.type(field('Total amount'), '1,25,000.50');
  fireEvent.change(deadline(), { target: { value: '2027-03-31T17:00' } });
}

describe('the form for a new scholarship', () => {
  it('[ORG-14] [WCAG-3.3.1] the scholarship form marks missing required fields and lists them in a summary with links', async () => {
    const { save } = openForm();
    await userEvent.click(send());
    const box = await summary();
    expect(within(box).getByText('Please fill all required fields')).toBeVisible();
    await waitFor(() => expect(box).toHaveFocus());
    expect(within(box).getAllByRole('link')).toHaveLength(4);
    for (const input of [field('Title'), field('Description'), field('Total amount'), deadline()]) {
      expect(input).toBeInvalid();
    }
    expect(field('Maximum family income (optional)')).toBeValid();
    await userEvent.click(within(box).getByRole('link', { name: /deadline/ }));
    expect(deadline()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('[ORG-14] the scholarship form sends its values once, as an active scholarship', async () => {
    const { save, onSaved, draft } = openForm();
    await fillIn();
    await userEvent.type(field('Maximum family income (optional)'), '300000');
    await userEvent.dblClick(send());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledExactlyOnceWith({
      title: 'Girls in STEM',
      description: 'For engineering students.',
      totalAmount: 125_000.5,
      maxFamilyIncome: 300_000,
      expiredAt: new Date(2027, 2, 31, 17).toISOString(),
      organizationId: 'user_1',
      status: 'ACTIVE',
      allocatedAmount: 0,
    });
    expect(draft.read()).toBeNull();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
  });

  it('[ORG-14] pressing Enter in a field of the scholarship form does not publish the scholarship', async () => {
    const { save } = openForm();
    await fillIn();
    await userEvent.clear(field('Title'));
    await userEvent.type(field('Title'), 'Half a ti{Enter}');
    expect(field('Description')).toHaveFocus();
    await userEvent.type(field('Maximum family income (optional)'), '{Enter}');
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(send());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('[ORG-14] the scholarship form sends an empty income limit as 0, which means no limit', async () => {
    const { save } = openForm();
    await fillIn();
    await userEvent.click(send());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].maxFamilyIncome).toBe(0);
  });

  it('[ORG-14] [WCAG-3.3.3] the scholarship form rejects a deadline in the past and a negative amount', async () => {
    const { save } = openForm();
    await fillIn();
    fireEvent.change(deadline(), { target: { value: '2026-11-20T17:00' } });
    await userEvent.clear(field('Total amount'));
    await userEvent.type(field('Total amount'), '-5');
    await userEvent.click(send());
    const box = await summary();
    expect(within(box).getByText('Deadline cannot be in the past.')).toBeVisible();
    expect(within(box).getByText('The amount can’t be less than 0.')).toBeVisible();
    expect(within(box).queryByText('Please fill all required fields')).toBeNull();
    expect(deadline()).toHaveAttribute('min', '2026-11-21T12:01');
    expect(save).not.toHaveBeenCalled();
  });

  it('[ORG-14] the scholarship form requests a decimal keyboard for the amount, and shows each typed amount again with Indian digit grouping', async () => {
    openForm();
    expect(field('Total amount')).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field('Total amount'), '125000');
    expect(field('Total amount')).toHaveAccessibleDescription('₹1,25,000 for each student you accept');
    await userEvent.type(field('Total amount'), '.5');
    expect(field('Total amount')).toHaveAccessibleDescription(
      '₹1,25,000.50 (₹1,25,001 on cards) for each student you accept',
    );
    const income = field('Maximum family income (optional)');
    await userEvent.type(income, '0');
    expect(income).toHaveAccessibleDescription('No limit');
    await userEvent.type(income, '{Backspace}300000');
    expect(income).toHaveAccessibleDescription('₹3,00,000 a year at most');
  });

  it('[ORG-14] the scholarship form previews the card that students will see, with inactive controls', async () => {
    openForm();
    expect(preview().getByText(/fields you haven’t filled in/)).toBeVisible();
    await fillIn();
    for (const text of ['Girls in STEM', '₹1,25,001', '31 March 2027', 'Vidya Trust', '131 days left']) {
      expect(preview().getByText(text)).toBeVisible();
    }
    expect(preview().queryByText(/fields you haven’t filled in/)).toBeNull();
    expect(preview().getByText('Apply Now').closest('[inert]')).not.toBeNull();
  });
});

describe('a scholarship that was not created', () => {
  it('[ORG-14] [SAFE-04] if the server refuses a new scholarship, the form shows the reason with a link to the profile, and keeps the user’s input', async () => {
    const text = 'Your organization must be verified to publish a scholarship.';
    const { save, onSaved, draft } = openForm({ save: refused(403, { error: text }) });
    await fillIn();
    await userEvent.click(send());
    const box = await summary();
    expect(within(box).getByText(text)).toBeVisible();
    expect(within(box).getByRole('link', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '/organization/profile',
    );
    expect(box).not.toHaveTextContent('another account');
    expect(field('Title').value).toBe('Girls in STEM');
    expect(draft.read()).toMatchObject({ totalAmount: '1,25,000.50', deadline: '2027-03-31T17:00' });
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.click(send());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('[ORG-14] if the server refuses a verified organization’s scholarship, the form suggests using another account and does not mention verification', async () => {
    openForm({ save: refused(403, { error: 'Not for this user.' }), isVerified: true });
    await fillIn();
    await userEvent.click(send());
    const box = await summary();
    expect(box).toHaveTextContent('If it’s the wrong account, sign out and use another.');
    expect(box).not.toHaveTextContent('verification status');
  });

  it('[ORG-14] the scholarship form shows the server’s error on the field until the user edits the field', async () => {
    openForm({ save: refused(400, { errors: { expiredAt: 'The deadline has passed.' } }) });
    await fillIn();
    await userEvent.click(send());
    expect(await screen.findAllByText('The deadline has passed.')).toHaveLength(2);
    expect(deadline()).toBeInvalid();
    fireEvent.change(deadline(), { target: { value: '2027-04-30T17:00' } });
    await waitFor(() => expect(deadline()).not.toBeInvalid());
  });

  it.each([
    ['not-delivered', /nothing has arrived/],
    ['unknown', /may still have arrived/],
  ] as const)(
    '[ORG-14] without a clear response (%s), the scholarship form says whether the server may have received the scholarship',
    async (delivery, words) => {
      openForm({ save: () => Promise.reject(unconfirmedCall('scholarships.create', delivery)) });
      await fillIn();
      await userEvent.click(send());
      const box = await summary();
      expect(box).toHaveTextContent('Failed to create scholarship. Please try again.');
      expect(box).toHaveTextContent(words);
    },
  );

  it('[SAFE-04] if the session has ended, the scholarship form offers a sign-in link', async () => {
    openForm({ save: refused(401, { error: 'Please sign in.' }) });
    await fillIn();
    await userEvent.click(send());
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login');
    expect(field('Title').value).toBe('Girls in STEM');
  });
});

describe('[SAFE-04] a scholarship draft', () => {
  it('a scholarship draft is restored when the form opens again, and can be discarded', async () => {
    const areas = memoryAreas();
    const first = openForm({ areas });
    await fillIn();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/organization/dashboard');
    first.unmount();
    const { onDiscard, draft } = openForm({ areas });
    expect([field('Title').value, field('Total amount').value, deadline().value]).toEqual([
      'Girls in STEM',
      '1,25,000.50',
      '2027-03-31T17:00',
    ]);
    expect(preview().getByText('Girls in STEM')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(draft.read()).toBeNull();
  });
});

it('[SAFE-02] a failed scholarship save sends one error report without the user’s input, and the form shows the server’s message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const report = vi.fn();
  const onError = (error: unknown) => report(reportOf('call', '/create', error));
  const queryClient = new QueryClient({ mutationCache: new MutationCache({ onError }) });
  const { api } = createMockApi({
    answers: { 'scholarships.create': json({ error: 'Girls in STEM is too much' }, 500) },
  });
  function Screen() {
    const { mutateAsync } = useMutation(createScholarshipMutation(api, queryClient));
    const [draft] = useState(() =>
      createDraftStorage({ name: 'scholarship-draft', userId: 'user_1', ...memoryAreas() }),
    );
    return (
      <ScholarshipForm
        storage={draft}
        actions={{
          save: (fields) => mutateAsync(scholarshipPayload('user_1', fields)),
          onSaved: () => {},
          onDiscard: () => {},
        }}
        now={() => NOW}
        earliest={NOW}
        signIn={{ to: '/auth/login', search: {} }}
        organizationName="Vidya Trust"
      />
    );
  }
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  await fillIn();
  await userEvent.click(send());
  expect(within(await summary()).getByText('Girls in STEM is too much')).toBeVisible();
  expect(report.mock.calls).toEqual([
    [
      {
        kind: 'call',
        route: '/create',
        error: 'ApiError',
        operation: 'scholarships.create',
        failure: 'http 500',
      },
    ],
  ]);
});

it('[ORG-14] the scholarship form shows a control for every scholarship field', () => {
  openForm();
  for (const label of Object.values(scholarshipLabels)) {
    const control = screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    expect(control).toBeVisible();
  }
});
