import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Organization } from '../organization.ts';
import { profileDraftStorage } from './profile-draft.ts';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import type { OrganizationToSave } from './save-organization-mutation.ts';

export const pending: Organization = {
  userId: 'user_1',
  organizationName: 'Nayi Disha',
  registrationNumber: 'UP/SOC/2024/00318',
  contactPerson: 'Farhan Qureshi',
  contactEmail: 'office@nayidisha.example',
  contactNumber: '+915224001122',
  address: '7, Aminabad Road, Lucknow 226018',
  websiteURL: 'https://nayidisha.example',
  documentURL: 'https://files.example/deed.pdf',
  verified: false,
};
export const verified: Organization = { ...pending, verified: true, verifiedAt: '2026-08-12T06:00:00Z' };
export const NOW = Date.UTC(2026, 10, 20, 6);

/** A server that refuses the profile. */
export const refused =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.reject(refusedCall('organizations.update', status, body));

export interface Options {
  readonly organization?: Organization | null;
  readonly save?: ProfileFormProps['save'];
  readonly hold?: boolean;
  /** What an earlier form left in the browser. */
  readonly areas?: ReturnType<typeof createAreas>;
}

export function createAreas() {
  const [session, local] = [memoryArea(), memoryArea()];
  return { session: () => session, local: () => local };
}

export function openForm({
  organization = pending,
  save,
  hold = false,
  areas = createAreas(),
}: Options = {}) {
  const storage = createFakeStorage({ hold });
  const draft = profileDraftStorage({ userId: 'user_1', ...areas, now: () => NOW });
  const calls = {
    save: vi.fn(save ?? (async (_: OrganizationToSave) => ({ leftOut: [] }))),
    onSaved: vi.fn(),
    onUploading: vi.fn(),
    onDiscard: vi.fn(),
  };
  const view = render(
    <AppTheme env="test">
      <ProfileForm
        userId="user_1"
        account={{ name: 'Anjali Das', email: 'office@setu.example' }}
        organization={organization}
        files={storage.files}
        draft={draft}
        now={() => NOW}
        signIn={{ to: '/auth/login', search: {} }}
        {...calls}
      />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  return { ...view, ...calls, storage, draft, areas };
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^Registration certificate/);
/** The box above the form. */
export const summary = async () => {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  if (title.parentElement === null) throw new RangeError('The summary is no box');
  return title.parentElement;
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const deed = (name = 'deed.pdf', content: BlobPart = '%PDF-1.7') => new File([content], name);
