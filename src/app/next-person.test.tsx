import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OperationId } from '#contract/endpoints.ts';
import type { Answer } from '#mocks/testing/mock-server.ts';
import { type PersonaName, personaAsUser } from '#mocks/testing/people.ts';
import { openSite } from './transcripts/site-test-kit.tsx';

const TEXT = 'Typed by the first user';
const textboxes = () => screen.queryAllByRole<HTMLInputElement>('textbox');

interface Form {
  readonly path: string;
  readonly label: RegExp;
  readonly by: PersonaName;
  readonly next: PersonaName;
}

it.each<Form>([
  {
    path: '/scholarship/sch-girls-in-stem/application-form',
    label: /^Why do you need/,
    by: 'student',
    next: 'student-applied',
  },
  { path: '/student/details', label: /^About me/, by: 'student', next: 'student-applied' },
  {
    path: '/organization/profile?edit=true',
    label: /^Contact person/,
    by: 'organization',
    next: 'organization-unverified',
  },
  {
    path: '/organization/dashboard/create-scholarship',
    label: /^Description/,
    by: 'organization',
    next: 'organization-unverified',
  },
  {
    path: '/crowdfunding/start-campaign',
    label: /^Description/,
    by: 'organization',
    next: 'organization-unverified',
  },
  { path: '/contact', label: /^Message/, by: 'student', next: 'donor' },
])('[AUTH-07] text typed on $path is never shown to the next user', async ({ path, label, by, next }) => {
  const { session } = openSite(path, { as: by });
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, TEXT);
  // The next user signs in before the first user has signed out or left the page.
  await act(async () => session.signIn(personaAsUser(next)));
  await waitFor(() => expect(textboxes().map(({ value }) => value)).not.toContain(TEXT));
  expect(document.body).not.toHaveTextContent(TEXT);
});

async function signOut(hasDraft: boolean) {
  await userEvent.click(await screen.findByRole('button', { name: /^Your account/ }));
  const [button] = await screen.findAllByRole('button', { name: 'Sign out' });
  if (button) await userEvent.click(button);
  if (!hasDraft) return;
  const question = within(await screen.findByRole('dialog', { name: 'Sign out' }));
  await userEvent.click(question.getByRole('checkbox'));
  await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
}

interface Sent {
  readonly path: string;
  readonly call: OperationId;
  readonly by: PersonaName;
  readonly next: PersonaName;
  /** The label of the field that the test fills in. If omitted, the test fills in no field. */
  readonly label?: RegExp;
  /** The names of the buttons to press, in order. */
  readonly send: readonly string[];
}

it.each<Sent>([
  {
    path: '/organization/profile?edit=true',
    call: 'organizations.update',
    by: 'organization',
    next: 'organization-unverified',
    label: /^Contact person/,
    send: ['Save', 'Save anyway'],
  },
  {
    path: '/crowdfunding/fund-village-library?amount=725.5',
    call: 'transactions.createOrder',
    by: 'donor',
    next: 'student',
    send: ['Donate ₹725.50'],
  },
])(
  '[AUTH-07] the next user of a tab sees nothing that the previous user sent from $path',
  async ({ path, call, by, next, label, send }) => {
    const answered = Promise.withResolvers<void>();
    let sent = 0;
    const answer: Answer = async ({ pass }) => {
      const response = await pass();
      sent += 1;
      await answered.promise;
      return response;
    };
    const { router, session, queryClient, checkout, calls } = openSite(path, {
      as: by,
      answers: { [call]: answer },
    });
    if (label) {
      const field = await screen.findByRole('textbox', { name: label });
      fireEvent.change(field, { target: { value: TEXT } });
    }
    for (const name of send) await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(sent).toBe(1));

    await signOut(label !== undefined);
    await waitFor(() => expect(session.getSnapshot().status).toBe('signed-out'));
    const before = calls.length;
    await act(async () => session.signIn(personaAsUser(next), 'sess_next'));
    await act(async () => answered.resolve());
    await act(() => router.navigate({ to: path }));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));

    const found = [
      document.body.textContent,
      ...textboxes().map(({ value }) => value),
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, router.history.location.state]),
    ].join('\n');
    expect(found).toContain(personaAsUser(next).name);
    for (const own of [TEXT, personaAsUser(by).email]) expect(found).not.toContain(own);
    expect(checkout.opened).toEqual([]);
    const writes = calls.slice(before).filter(({ method }) => method !== 'GET');
    expect(writes.filter(({ path }) => path !== '/api/users/registerorupdate')).toEqual([]);
  },
);
