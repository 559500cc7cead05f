import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anOrganization } from '#mocks/testing/records.ts';
import { openPage } from '../page-test-kit.tsx';
import { publishedNotice } from '../published-notice-store.ts';
import { Route as createPageRoute } from './create-page.tsx';

const PATH = '/organization/dashboard/create-scholarship';

/** Fills in and sends the form. The server responds when the test resolves `answer`. */
async function sendForm() {
  const answer = Promise.withResolvers<void>();
  const { calls, ...page } = openPage(createPageRoute, PATH, {
    records: { organizations: [anOrganization({ id: 'user_1', userId: 'user_1' })] },
    answers: {
      'scholarships.create': async ({ pass }) => {
        await answer.promise;
        return pass();
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Girls in STEM');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'For engineers.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Total amount' }), '50000');
  fireEvent.change(screen.getByLabelText('Deadline'), { target: { value: nextYear() } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Scholarship' }));
  await vi.waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
  return { ...page, answer };
}

it.each([
  [
    'the scholarship form stores a notice for the dashboard once the scholarship is published',
    true,
    {
      text: '“Girls in STEM” is published.',
      published: { id: expect.any(String), title: 'Girls in STEM' },
    },
  ],
  [
    'the scholarship form stores no notice if the scholarship is published after the user has left the form',
    false,
    null,
  ],
])('[ORG-11] %s', async (_, stays, notice) => {
  const { answer, queryClient, goTo } = await sendForm();
  if (!stays) await act(() => goTo('/contact'));
  answer.resolve();
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  expect(publishedNotice('user_1').read()).toEqual(notice);
});

it('[ORG-14] while a new scholarship is being sent, a user who leaves the form and returns cannot send it again', async () => {
  const { answer, goTo } = await sendForm();
  await act(() => goTo('/contact'));
  await act(() => goTo(PATH));
  expect(await screen.findByRole('heading', { name: 'Create a scholarship' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Creat/ })).toBeNull();
  answer.resolve();
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  expect(publishedNotice('user_1').read()).toMatchObject({ text: '“Girls in STEM” is published.' });
});

const nextYear = () => `${new Date().getFullYear() + 1}-03-31T17:00`;
