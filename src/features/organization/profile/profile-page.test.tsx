import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anOrganization } from '#mocks/testing/records.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { organizationsKey } from '../organization-queries.ts';
import { openPage } from '../page-test-kit.tsx';
import { pending } from './organization.fixture.ts';
import { Route as profileRoute } from './profile-page.tsx';

const own = anOrganization({ id: 'user_1', userId: 'user_1' });

async function uploading() {
  const storage = createFakeStorage({ hold: true });
  const page = openPage(profileRoute, '/organization/profile', {
    address: '/organization/profile?edit=true',
    records: { organizations: [own] },
    storage,
  });
  await userEvent.upload(
    await screen.findByLabelText(/^Registration certificate/),
    new File(['%PDF-1.7\n%%EOF'], 'deed.pdf'),
  );
  await waitFor(() => expect(storage.uploads).toHaveLength(1));
  return { ...page, storage };
}

it('[ORG-06] closing the organization profile form while a document is uploading asks for confirmation', async () => {
  const { goTo, storage } = await uploading();
  void goTo('/organization/profile');
  expect(await screen.findByRole('dialog', { name: 'Your document is still uploading' })).toBeVisible();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(true);
});

it('[ORG-06] a user who goes back while the next page loads returns to the organization profile form without another confirmation', async () => {
  const { goTo, address, storage } = await uploading();
  void goTo('/slow');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/slow'));
  void goTo('/organization/profile?edit=true');
  await waitFor(() => expect(address()).toBe('/organization/profile?edit=true'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storage.uploads[0]?.upload.signal?.aborted).toBe(false);
});

it('[ORG-02] [WCAG-2.4.3] after the first save, the organization profile page scrolls to its top and focuses the heading', async () => {
  const { queryClient } = openPage(profileRoute, '/organization/profile');
  await screen.findByRole('button', { name: /^Save/ });
  // The profile is shorter than the form that it replaces. Without the tall footer, the page would
  // become so short that the browser scrolls up.
  const footer = document.body.appendChild(document.createElement('footer'));
  footer.style.height = '2000px';
  scrollTo(0, 300);
  expect(scrollY).toBe(300);
  act(() => void queryClient.setQueryData([...organizationsKey, 'user_1'], pending));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollY).toBe(0);
  footer.remove();
});

const verification = () => within(screen.getByRole('complementary', { name: 'Verification' }));
const part = (text: string) => verification().getByText(text).closest('li');

it('[ORG-04] the organization profile page lists the contact person as missing until every contact field is filled in', async () => {
  openPage(profileRoute, '/organization/profile');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Contact person' }), 'Anjali Das');
  expect(part('A contact person')).toHaveTextContent('To add: contact number');
  await userEvent.type(screen.getByRole('textbox', { name: 'Contact email' }), 'office@setu.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Contact number' }), '+919811251202');
  expect(part('A contact person')).toHaveTextContent('Filled in, not saved yet');
});

it('[ORG-04] [WCAG-2.4.3] on the organization profile page, the link for a missing registration document focuses the document field', async () => {
  openPage(profileRoute, '/organization/profile', {
    records: {
      organizations: [anOrganization({ id: 'user_1', userId: 'user_1', verified: false, documentURL: null })],
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Your registration document' }));
  const field = await screen.findByLabelText(/^Registration certificate/);
  await waitFor(() => expect(field).toHaveFocus());
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.click(verification().getByRole('link', { name: 'Your registration document' }));
  expect(field).toHaveFocus();
});

it('[ORG-04] [WCAG-2.4.3] in the organization profile page’s checklist, each incomplete item links to its first empty field', async () => {
  openPage(profileRoute, '/organization/profile');
  await userEvent.click(await screen.findByRole('link', { name: 'Name, registration number and address' }));
  expect(screen.getByRole('textbox', { name: 'Organization name' })).toHaveFocus();
  await userEvent.click(verification().getByRole('link', { name: 'A contact person' }));
  expect(document.activeElement).toHaveAccessibleName(/^Contact /);
});

it('[ORG-02] [ORG-18] after the first save, the organization profile page links to the form for a first scholarship', async () => {
  openPage(profileRoute, '/organization/profile');
  const answers = [
    ['Organization name', 'Setu'],
    ['Registration number', 'KA/TRUST/2024/1'],
    ['Address', '14, 3rd Cross, Bengaluru 560003'],
    ['Contact person', 'Anjali Das'],
    ['Contact email', 'office@setu.example'],
    ['Contact number', '+919811251202'],
  ] as const;
  for (const [name, text] of answers) {
    const field = await screen.findByRole('textbox', { name });
    // Some fields are prefilled from the account.
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a scholarship' })).toHaveAttribute(
    'href',
    '/organization/dashboard/create-scholarship',
  );
});

async function retypeContactPerson(name: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Contact person' }), {
    target: { value: name },
  });
}

it('[ORG-02] [ORG-03] pressing ‘Cancel’ on the organization profile page shows the saved profile again', async () => {
  openPage(profileRoute, '/organization/profile', { records: { organizations: [own] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await retypeContactPerson('Sharada Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.getByText('Lakshmi Rao')).toBeVisible();
  expect(screen.queryByText('Sharada Rao')).toBeNull();
});

it('[ORG-02] [ORG-04] after a verified organization saves its profile, the page shows the new values, ‘Verification Pending’ and, for 3 seconds, a confirmation', async () => {
  const { calls } = openPage(profileRoute, '/organization/profile', { records: { organizations: [own] } });
  expect(await screen.findByText('Verified Organization')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  await retypeContactPerson('Sharada Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
  const confirmation = 'Profile updated successfully!';
  expect(await screen.findByText(confirmation)).toBeVisible();
  expect(screen.getByText('Sharada Rao')).toBeVisible();
  expect(screen.getByText('Verification Pending')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'PUT', body: { contactPerson: 'Sharada Rao', verified: false } },
  ]);
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByText(confirmation)).toBeVisible();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByText(confirmation)).toBeNull();
});
