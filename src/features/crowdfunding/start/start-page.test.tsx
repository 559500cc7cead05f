import { createRootRoute } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { type Answers, asUsual, json } from '#mocks/testing/mock-server.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { sampleFields } from '../campaign-samples.fixture.ts';
import { Route } from './start-page.tsx';

const PATH = '/crowdfunding/start-campaign';
const user = { id: 'user_1', role: 'ORGANIZATION' } as const;

/** Opens the page as a verified organization. Every other URL shows "Somewhere else". */
function openPage(answers: Answers, queryClient = testQueryClient()) {
  const { api, calls } = createMockApi({
    as: user.id,
    role: user.role,
    records: { organizations: [anOrganization({ id: user.id, userId: user.id })] },
    answers,
  });
  const root = createRootRoute({ notFoundComponent: () => <p>Somewhere else</p> });
  const { router } = renderPages({
    routeTree: root.addChildren([pageAt(Route, PATH, root)]),
    api,
    session: createFakeSession({ status: 'signed-in', user }),
    queryClient,
    history: PATH,
  });
  return { calls, goTo: (to: string) => act(() => router.navigate({ to } as never)) };
}

it('[CF-11] while a new campaign is being sent, a user who leaves the form and returns cannot send the campaign again', async () => {
  const answer = Promise.withResolvers<void>();
  const { calls, goTo } = openPage({
    'fundraisers.create': async ({ pass }) => {
      await answer.promise;
      return pass();
    },
  });
  const { title, description, imageUrl, about, goalAmount, deadline } = sampleFields;
  await userEvent.click(await screen.findByText('or paste a link'));
  const texts = {
    Title: title,
    Description: description,
    'Image URL': imageUrl,
    About: about,
    'Goal amount': goalAmount,
  };
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(screen.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
  const year = new Date().getFullYear() + 1;
  fireEvent.change(screen.getByLabelText('Deadline'), { target: { value: `${year}${deadline.slice(4)}` } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Fundraiser' }));
  await vi.waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
  await goTo('/elsewhere');
  await goTo(PATH);
  expect(await screen.findByRole('heading', { name: 'Create New Fundraiser' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Creat/ })).toBeNull();
  answer.resolve();
  expect(await screen.findByText('Somewhere else')).toBeVisible();
});

it.each([
  [
    'the campaign start page shows no refusal while it refetches an unverified cached profile',
    asUsual,
    'Title',
  ],
  [
    'the campaign start page reports an unreadable profile as unreadable, not as unverified',
    json({}, 403),
    null,
  ],
] as const)('[CF-13] %s', async (_, answer, field) => {
  const queryClient = testQueryClient();
  queryClient.setQueryData(
    ['organizations', user.id],
    { ...anOrganization({ id: user.id, userId: user.id }), verified: false },
    { updatedAt: Date.now() - 86_400_000 },
  );
  const refused = vi.fn();
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes(crowdfundingErrors['campaign-start-verification'])) refused();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  openPage({ 'organizations.byUser': answer }, queryClient);
  if (field !== null) expect(await screen.findByRole('textbox', { name: field })).toBeVisible();
  else expect(await screen.findByText(crowdfundingErrors['campaign-start-unread'])).toBeVisible();
  observer.disconnect();
  expect(refused).not.toHaveBeenCalled();
});
