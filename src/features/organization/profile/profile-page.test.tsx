import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pageOf } from '#features/auth/index.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { Route as profileRoute } from './profile-page.tsx';

const user = { id: 'user_1', role: 'ORGANIZATION' } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('[ORG-06] asks before the form is left for the profile while a document uploads', async () => {
  const storage = createFakeStorage({ hold: true });
  const { api } = createMockApi({
    as: user.id,
    role: user.role,
    records: { organizations: [anOrganization({ userId: user.id })] },
  });
  const root = createRootRouteWithContext<RouterContext>()();
  const guard = createRoute({ id: '_organization', getParentRoute: () => root, ...pageOf('ORGANIZATION') });
  const { router } = renderPages({
    routeTree: root.addChildren([guard.addChildren([pageAt(profileRoute, '/organization/profile', guard)])]),
    api,
    session: createFakeSession({ status: 'signed-in', user }),
    storage,
    history: '/organization/profile?edit=true',
  });
  await userEvent.upload(
    await screen.findByLabelText(/^Registration certificate/),
    new File(['%PDF-1.7'], 'deed.pdf'),
  );
  await waitFor(() => expect(storage.uploads).toHaveLength(1));
  void router.navigate({ to: '/organization/profile' } as never);
  expect(await screen.findByRole('dialog', { name: 'Your document is still uploading' })).toBeVisible();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(true);
});
