import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { asUsual, json } from '#mocks/testing/mock-server.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { noteCached } from '#shared/query/cached-times.ts';
import { testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { organizationsKey } from '../organization-queries.ts';
import { openPage } from '../page-test-kit.tsx';
import { Route as profileRoute } from './profile-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('[ORG-06] asks before the form is left for the profile while a document uploads', async () => {
  const storage = createFakeStorage({ hold: true });
  const { goTo } = openPage(profileRoute, '/organization/profile', {
    address: '/organization/profile?edit=true',
    records: { organizations: [anOrganization({ userId: 'user_1' })] },
    storage,
  });
  await userEvent.upload(
    await screen.findByLabelText(/^Registration certificate/),
    new File(['%PDF-1.7'], 'deed.pdf'),
  );
  await waitFor(() => expect(storage.uploads).toHaveLength(1));
  void goTo('/organization/profile');
  expect(await screen.findByRole('dialog', { name: 'Your document is still uploading' })).toBeVisible();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(true);
});

it.each([
  ['reads the profile anew before it is edited', asUsual, 'textbox'],
  ['edits no profile of an earlier visit where it cannot be read', json({ error: 'Closed.' }, 403), null],
] as const)('[ORG-07] %s', async (_, answer, form) => {
  const queryClient = testQueryClient();
  const lastWeek = Date.now() - 7 * 86_400_000 + 60_000;
  const organization = anOrganization({ userId: 'user_1' });
  noteCached(lastWeek);
  queryClient.setQueryData(
    [...organizationsKey, 'user_1'],
    { ...organization, address: 'The old address' },
    { updatedAt: lastWeek },
  );
  openPage(profileRoute, '/organization/profile', {
    address: '/organization/profile?edit=true',
    records: { organizations: [organization] },
    answers: { 'organizations.byUser': answer },
    queryClient,
  });
  if (form !== null) {
    expect(await screen.findByRole(form, { name: 'Address' })).toHaveValue(organization.address);
  } else {
    expect(await screen.findByText('Closed.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  }
});
