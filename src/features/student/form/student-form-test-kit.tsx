import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { Student } from '../student.ts';
import type { Account } from '../student-fields.ts';
import type { StudentToSave } from './save-student-mutation.ts';
import { guardianExtras, studentDraftStorage } from './student-draft.ts';
import { StudentForm, type StudentFormProps } from './student-form.tsx';

export const account: Account = { name: 'Asha Sharma', email: 'asha@students.example' };
export const record: Student = {
  userId: 'user_1',
  fullName: 'Asha Sharma',
  email: 'asha@students.example',
  dateOfBirth: '2005-03-31',
  contactNumber: '+919876543210',
  address: '14, Station Road, Hubballi',
  gender: 'Female',
  tenthResult: 'https://files.example/tenth.pdf',
};

/** Creates a `save` function that rejects as if the server had refused the profile. */
export const refused =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.reject(refusedCall('students.update', status, body));

export interface Options {
  readonly record?: Student | null;
  readonly account?: Account;
  readonly save?: StudentFormProps['actions']['save'];
  readonly hold?: boolean;
  /** Browser storage. Pass the areas of an earlier form to restore its draft. */
  readonly areas?: ReturnType<typeof memoryAreas>;
}

export function openForm(options: Options = {}) {
  const { hold = false, areas = memoryAreas() } = options;
  const storage = createFakeStorage({ hold });
  const draft = studentDraftStorage({ userId: 'user_1', ...areas, now: () => Date.UTC(2026, 10, 20, 6) });
  const guardian = guardianExtras({ userId: 'user_1', local: areas.local });
  const calls = {
    save: vi.fn(options.save ?? (async (_: StudentToSave) => {})),
    nameAccount: vi.fn(async (_: string) => {}),
    onFileLeft: vi.fn(),
    onSaved: vi.fn(),
    onUnsaved: vi.fn(),
    onDiscard: vi.fn(),
  };
  const view = render(
    <AppTheme>
      <StudentForm
        userId="user_1"
        account={options.account ?? account}
        record={options.record === undefined ? record : options.record}
        files={storage.files}
        storage={draft}
        actions={calls}
        guardian={guardian}
        unfinished={(key) => unfinishedUpload('student-draft', 'user_1', key, areas.session)}
        today="2026-11-21"
        signIn={{ to: '/auth/login', search: {} }}
      />
    </AppTheme>,
    { wrapper: FakeSite },
  );
  return { ...view, ...calls, storage, draft, guardian, areas };
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const fileInput = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const saveButton = () => screen.getByRole('button', { name: /^(?:Save profile|Saving|Waiting)/ });
export const pdf = (name = 'marks.pdf') => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' });
