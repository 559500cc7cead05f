import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import { asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { formatMoment, formatTime } from '#shared/format/moment.ts';
import { testQueryClient } from '#shared/router/page-test-kit.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { openPage } from '../page-test-kit.tsx';
import { publishedNotice } from '../published-notice-store.ts';
import { Route as editRoute } from './edit-page.tsx';

type Answers = NonNullable<Parameters<typeof openPage>[2]>['answers'];

const EXPIRES = new Date(Date.now() + 30 * 86_400_000).toISOString();

/** Opens the edit form of a published scholarship. `answers` replaces the server's responses. */
function openEdit(
  owner: string,
  answers: Answers = {},
  queryClient = testQueryClient(),
  totalAmount = 50_000,
  expiredAt = EXPIRES,
) {
  return openPage(editRoute, '/organization/dashboard/edit-scholarship/$id', {
    address: '/organization/dashboard/edit-scholarship/stem',
    records: {
      scholarships: [
        aScholarship({
          id: 'stem',
          title: 'Girls in STEM',
          description: 'For engineers.',
          totalAmount,
          allocatedAmount: 20_000,
          expiredAt,
          organizationId: owner,
        }),
      ],
      applications: [anApplication({ scholarshipId: 'stem' })],
    },
    answers,
    queryClient,
  });
}

it('[ORG-14] editing a scholarship keeps values that the form does not show, such as the seconds of the deadline', async () => {
  const { calls } = openEdit('user_1', {
    'scholarships.update': inTurn(json({ error: 'The title is too short.' }, 400), asUsual),
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Girls in STEM');
  expect(screen.getByText(/1 awarded$/)).toBeVisible();
  await userEvent.type(title, ' and Medicine');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The title is too short.')).toBeVisible();
  expect(title).toHaveValue('Girls in STEM and Medicine');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/scholarships/stem',
    body: {
      title: 'Girls in STEM and Medicine',
      totalAmount: 50_000,
      allocatedAmount: 20_000,
      expiredAt: EXPIRES,
      organizationId: 'user_1',
      status: 'ACTIVE',
    },
  });
  expect(publishedNotice('user_1').read()).toEqual({ text: '“Girls in STEM and Medicine” is saved.' });
});

it('[ORG-14] the form to edit a scholarship opens with the server’s current values, not with cached ones', async () => {
  const queryClient = testQueryClient();
  const before = aScholarship({ id: 'stem', title: 'Girls in Science', organizationId: 'user_1' });
  queryClient.setQueryData([...scholarshipsKey, 'by-id', 'stem'], before, { updatedAt: Date.now() - 1000 });
  openEdit('user_1', { 'scholarships.byId': inTurn(asUsual, json({}, 500)) }, queryClient);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Girls in STEM');
  // The form stays open if a later read fails.
  await queryClient.invalidateQueries();
  expect(title).toBeVisible();
});

/** Opens the dialog that asks whether to close the scholarship. */
async function askToClose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Close this scholarship' }));
  return within(screen.getByRole('dialog', { name: 'Close this scholarship now?' }));
}

it('[ORG-14] the edit page asks for confirmation before closing a scholarship early, and the dialog says why if the server refuses the change', async () => {
  // The form would reject this amount, because it includes half a paisa. Closing the scholarship
  // does not validate the form.
  const answers = {
    'scholarships.update': inTurn(json({ error: 'Not while it is reviewed.' }, 409), asUsual),
  };
  const { calls } = openEdit('user_1', answers, testQueryClient(), 50_000.005);
  const dialog = await askToClose();
  await userEvent.click(dialog.getByRole('button', { name: 'Close it now' }));
  expect(await dialog.findByText('Not while it is reviewed.')).toBeVisible();
  const pressed = Date.now();
  await userEvent.click(dialog.getByRole('button', { name: 'Close it now' }));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  const body = calls.findLast(({ method }) => method === 'PUT')?.body as ScholarshipWrite | undefined;
  expect(body).toMatchObject({ title: 'Girls in STEM', totalAmount: 50_000.005 });
  const closesAt = Date.parse(body?.expiredAt ?? '');
  expect(closesAt - pressed).toBeGreaterThanOrEqual(60_000);
  expect(closesAt - Date.now()).toBeLessThan(120_000);
  expect(publishedNotice('user_1').read()).toEqual({
    text: `“Girls in STEM” closes at ${formatMoment(closesAt, Date.now())}. Students can apply until then.`,
  });
});

it('[ORG-14] a double click closes a scholarship once and shows one notice', async () => {
  const toasts = vi.spyOn(toast, 'success');
  const { calls, queryClient } = openEdit('user_1');
  const dialog = await askToClose();
  const yes = dialog.getByRole('button', { name: 'Close it now' });
  // Both clicks happen before the next render.
  fireEvent.click(yes);
  fireEvent.click(yes);
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  expect(publishedNotice('user_1').read()?.text).toMatch(/^“Girls in STEM” closes at /);
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(toasts).not.toHaveBeenCalled();
});

it('[ORG-14] [SAFE-04] if the session has ended, the ‘Close this scholarship now?’ dialog links to sign-in, and the form keeps the user’s input', async () => {
  openEdit('user_1', { 'scholarships.update': json({ error: 'Please sign in.' }, 401) });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, ' and Medicine');
  const dialog = await askToClose();
  await userEvent.click(dialog.getByRole('button', { name: 'Close it now' }));
  expect(await dialog.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/organization/dashboard/edit-scholarship/stem')),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }));
  expect(title).toHaveValue('Girls in STEM and Medicine');
  // When the dialog opens again, it no longer shows the error.
  expect((await askToClose()).queryByRole('link', { name: 'Sign in again' })).toBeNull();
});

it('[ORG-14] if a scholarship closes within a minute, its edit form shows the closing time instead of the ‘Close this scholarship’ button', async () => {
  const closesAt = Date.now() + 50_000;
  openEdit('user_1', {}, testQueryClient(), 50_000, new Date(closesAt).toISOString());
  const time = formatTime(closesAt).replace('\u00a0', ' ');
  expect(await screen.findByText(`This scholarship closes at ${time}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close this scholarship' })).toBeNull();
});

it('[ORG-14] the notice after a scholarship edit names each field in which the edit replaced a change made elsewhere', async () => {
  const elsewhere = { allocatedAmount: 40_000, title: 'Women in STEM' };
  const { calls } = openEdit('user_1', {
    'scholarships.byId': inTurn(asUsual, async ({ pass }) => {
      const found: unknown = await (await pass()).json();
      return Response.json({ ...(found as object), ...elsewhere });
    }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' and Medicine');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Girls in STEM and Medicine',
    allocatedAmount: 40_000,
  });
  expect(publishedNotice('user_1').read()).toEqual({
    text: '“Girls in STEM and Medicine” is saved. Your edit replaced changes made elsewhere to these fields: Title.',
  });
});

it('[ORG-14] an organization cannot edit another organization’s scholarship', async () => {
  openEdit('user_2');
  expect(
    await screen.findByText('We couldn’t load this scholarship, or it isn’t yours to edit.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
