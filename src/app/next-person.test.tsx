import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type PersonaName, personaAsUser } from '#mocks/testing/people.ts';
import { openSite } from './transcripts/site-test-kit.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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
  // The next user signs in before the first has signed out or left the page.
  await act(async () => session.signIn(personaAsUser(next)));
  await waitFor(() => expect(textboxes().map(({ value }) => value)).not.toContain(TEXT));
  expect(document.body).not.toHaveTextContent(TEXT);
});
