import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { Organization } from '../organization.ts';
import { pending } from './organization.fixture.ts';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import type { OrganizationToSave } from './save-organization-mutation.ts';

export const NOW = Date.UTC(2026, 10, 20, 6);

/** Creates a `save` function that rejects as if the server had refused the profile. */
export const refused =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.reject(refusedCall('organizations.update', status, body));

export interface Options {
  readonly organization?: Organization | null;
  readonly save?: ProfileFormProps['actions']['save'];
  readonly hold?: boolean;
  /** Browser storage. To restore a draft, pass the storage of the form that saved the draft. */
  readonly areas?: ReturnType<typeof memoryAreas>;
}

export function openForm({
  organization = pending,
  save,
  hold = false,
  areas = memoryAreas(),
}: Options = {}) {
  const storage = createFakeStorage({ hold });
  const draft = createDraftStorage({
    name: 'organization-draft',
    userId: 'user_1',
    ...areas,
    now: () => NOW,
  });
  const calls = {
    save: vi.fn(save ?? (async (_: OrganizationToSave) => {})),
    wouldSave: vi.fn(async (_: OrganizationToSave) => true),
    onSaved: vi.fn(),
    onFilled: vi.fn(),
    onUploading: vi.fn(),
    onDiscard: vi.fn(),
  };
  const view = render(
    <AppTheme>
      <ProfileForm
        userId="user_1"
        account={{ name: 'Anjali Das', email: 'office@setu.example' }}
        organization={organization}
        files={storage.files}
        storage={draft}
        actions={calls}
        unfinished={unfinishedUpload('organization-draft', 'user_1', 'document', areas.session)}
        now={() => NOW}
        signIn={{ to: '/auth/login', search: {} }}
      />
    </AppTheme>,
    { wrapper: FakeSite },
  );
  return { ...view, ...calls, storage, draft, areas };
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^Registration certificate/);
/** Finds the error summary above the form. */
export const summary = async () => {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  if (title.parentElement === null) throw new RangeError('The error summary has no container');
  return title.parentElement;
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const deed = (name = 'deed.pdf', content: BlobPart = '%PDF-1.7\n%%EOF') => new File([content], name);
