import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import { asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { testQueryClient } from '#shared/router/page-test-kit.tsx';
import { openPage } from '../page-test-kit.tsx';
import { publishedNotice } from '../published-notice-store.ts';
import { Route as editRoute } from './edit-page.tsx';

type Answers = NonNullable<Parameters<typeof openPage>[2]>['answers'];

const EXPIRES = new Date(Date.now() + 30 * 86_400_000).toISOString();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The form of a scholarship that the organization has published, and a server that answers changes in turn. */
function openEdit(
  owner: string,
  answers: Answers = {},
  queryClient = testQueryClient(),
  totalAmount = 50_000,
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
          expiredAt: EXPIRES,
          organizationId: owner,
        }),
      ],
      applications: [anApplication({ scholarshipId: 'stem' })],
    },
    answers,
    queryClient,
  });
}

it('[ORG-14] changes a published scholarship, and keeps what the form does not ask and a deadline to the second', async () => {
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

it('[ORG-14] opens with what the server has now, and not with what was read before', async () => {
  const queryClient = testQueryClient();
  const before = aScholarship({ id: 'stem', title: 'Girls in Science', organizationId: 'user_1' });
  queryClient.setQueryData([...scholarshipsKey, 'by-id', 'stem'], before, { updatedAt: Date.now() - 1000 });
  openEdit('user_1', { 'scholarships.byId': inTurn(asUsual, json({}, 500)) }, queryClient);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Girls in STEM');
  // A later read that fails takes nothing away.
  await queryClient.invalidateQueries();
  expect(title).toBeVisible();
});

it('[ORG-14] closes a scholarship early, after a question; a refusal is shown in it', async () => {
  // Half a paisa: the form would refuse it, and closing does not ask the form.
  const answers = {
    'scholarships.update': inTurn(json({ error: 'Not while it is reviewed.' }, 409), asUsual),
  };
  const { calls } = openEdit('user_1', answers, testQueryClient(), 50_000.005);
  await userEvent.click(await screen.findByRole('button', { name: 'Close this scholarship' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close this scholarship now?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close it now' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not while it is reviewed.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close it now' }));
  await waitFor(() =>
    expect(publishedNotice('user_1').read()).toEqual({ text: '“Girls in STEM” is closed.' }),
  );
  const body = calls.findLast(({ method }) => method === 'PUT')?.body as ScholarshipWrite | undefined;
  expect(body).toMatchObject({ title: 'Girls in STEM', totalAmount: 50_000.005 });
  expect(Math.abs(Date.parse(body?.expiredAt ?? '') - Date.now())).toBeLessThan(60_000);
});

it('[ORG-14] edits no scholarship of another organization', async () => {
  openEdit('user_2');
  expect(
    await screen.findByText('This scholarship could not be loaded, or it is not yours to edit.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
