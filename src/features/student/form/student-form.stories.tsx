import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ErrorId } from '#contract/error-catalogue.ts';
import { studentErrors } from '#contract/errors/student.ts';
import { aStudent } from '#mocks/testing/records.ts';
import { refusedCall, unansweredCall } from '#shared/api/failed-call.test-utils.ts';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { createFakeStorage, refusingFiles } from '#shared/storage/fake-storage.ts';
import { memoryAreas } from '#shared/store/memory-area.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { toast } from '#shared/ui/toast.ts';
import ToastHost from '#shared/ui/toast-host.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { Student } from '../student.ts';
import { FormBoundary } from './form-boundary.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { guardianExtras, studentDraftStorage } from './student-draft.ts';
import { StudentForm } from './student-form.tsx';

const record: Student = aStudent({
  userId: 'user_1',
  address: '14, Station Road, Hubballi 580020',
  nationality: 'Indian',
  fatherName: 'Mahesh Sharma',
  motherName: 'Rekha Sharma',
  tenthResult: 'https://files.example/tenth.pdf',
});

interface Situation {
  readonly record: Student | null;
  /** What an earlier visit left unsaved. */
  readonly changes: Record<string, string>;
  /** Why it is not saved; null where it is. */
  readonly outcome: Error | null;
  readonly hold: boolean;
  /** How the storage meets a document; null where it takes it. */
  readonly refusal: StorageFailure | null;
  readonly account: { readonly name: string; readonly email: string | null };
  /** Whether the account does not take its name. */
  readonly isNameRefused: boolean;
}

function Situated({ record, changes, outcome, hold, refusal, account, isNameRefused }: Situation) {
  const areas = { userId: 'user_1', ...memoryAreas() };
  const storage = studentDraftStorage({ ...areas, now: () => Date.UTC(2026, 10, 20, 6) });
  storage.save(changes);
  return (
    <Page>
      <PageHeader back={<BackLink to="/">Home</BackLink>} title="Student Details Form" />
      <StudentForm
        userId="user_1"
        account={account}
        record={record}
        files={refusal ? refusingFiles(refusal) : createFakeStorage({ hold }).files}
        storage={storage}
        guardian={guardianExtras(areas)}
        unfinished={(key) => unfinishedUpload('student-draft', 'user_1', key, areas.session)}
        actions={{
          save: async () => {
            if (outcome) throw outcome;
          },
          nameAccount: async () => {
            if (isNameRefused) await toast.error(studentErrors['student-name-unsaved']);
          },
          onFileLeft: () => void toast.error(studentErrors['student-file-left']),
          onSaved: () => {},
          onUnsaved: () => {},
          onDiscard: () => {},
        }}
        today="2026-11-21"
        signIn={{ to: '/auth/login', search: {} }}
      />
      <ToastHost />
    </Page>
  );
}

const meta = {
  title: 'Student/Details form',
  component: Situated,
  parameters: { route: '/student/details' },
  args: {
    record,
    changes: {},
    outcome: null,
    hold: false,
    refusal: null,
    account: { name: 'Asha Sharma', email: 'asha@students.example' },
    isNameRefused: false,
  },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
};

const choose =
  (file: File): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Income certificate/), file);
  };
const pdf = (content: BlobPart = '%PDF-1.7\n%%EOF') =>
  new File([content], 'income-2026.pdf', { type: 'application/pdf' });
const refused = (status: number, body: unknown = {}) => refusedCall('students.update', status, body);
const notSaved = (text: ErrorId, outcome: Error): Story => ({
  parameters: { shows: [text] },
  args: { outcome },
  play: press,
});
const notUploaded = (refusal: StorageFailure, ...texts: readonly ErrorId[]): Story => ({
  parameters: { shows: ['student-document-failed', ...texts] },
  args: { refusal },
  play: choose(pdf()),
});

export const FirstVisit: Story = { args: { record: null } };
export const Prefilled: Story = {};
export const DraftRestored: Story = {
  args: { changes: { aboutMe: 'I teach younger children in the evening.' } },
};
export const FieldsMissing: Story = {
  parameters: {
    shows: [
      'student-birth-missing',
      'student-contact-missing',
      'student-address-missing',
      'student-gender-missing',
    ],
  },
  args: { record: null },
  play: press,
};
export const RefusedByTheServer = notSaved(
  'student-save-refused',
  refused(400, { errors: { contactNumber: 'Contact number must be +91 followed by ten digits.' } }),
);
export const RequiredByTheServer: Story = {
  args: {
    record: { ...record, fatherName: null, motherName: null },
    outcome: refused(400, {
      errors: { fatherName: ['Required'], motherName: ['Required'], guardianContact: ['Required'] },
    }),
  },
  play: press,
};
export const NotSaved = notSaved('student-save-failed', refused(500));
export const NotAnswered = notSaved('student-save-failed', unansweredCall('students.update'));
export const SessionLost = notSaved('student-save-refused', refused(401, { error: 'Please sign in.' }));
export const Uploading: Story = { args: { hold: true }, play: choose(pdf()) };
export const NotAPdf: Story = {
  parameters: { shows: ['student-document-type'] },
  play: choose(new File(['x'], 'photo.pdf', { type: 'application/pdf' })),
};
export const DocumentTooLarge: Story = {
  parameters: { shows: ['student-document-large'] },
  play: choose(pdf(new Uint8Array(5 * 1024 * 1024 + 1))),
};
export const LineLostDuringAnUpload = notUploaded({ kind: 'network' });
export const BucketMissing = notUploaded({ kind: 'bucket-missing' }, 'student-bucket-missing');
export const UploadRefused = notUploaded(
  { kind: 'refused', status: 413, message: 'The object exceeded the maximum allowed size' },
  'student-upload-refused',
);
export const AccountWithoutName: Story = {
  args: { record: null, account: { name: '', email: 'asha@students.example' } },
};
export const AccountWithoutNameAndEmail: Story = {
  parameters: { shows: ['student-name-missing', 'student-email-missing'] },
  args: { record: { ...record, fullName: '', email: '' }, account: { name: '', email: null } },
  play: press,
};
export const NameNotSavedInTheAccount: Story = {
  parameters: { shows: ['student-name-unsaved'] },
  args: { account: { name: '', email: 'asha@students.example' }, isNameRefused: true },
  play: press,
};
export const AsksBeforeReplacing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^10th marksheet/), pdf());
  },
};
export const DocumentRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change 10th marksheet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 10th marksheet' }));
  },
};
export const RemovedFileLeft: Story = {
  parameters: { shows: ['student-file-left'] },
  args: { refusal: { kind: 'network' } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change 10th marksheet' }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove 10th marksheet' }));
    await press(context);
  },
};
export const Crashed: Story = {
  parameters: { shows: ['student-form-crashed'] },
  render: () => (
    <FormBoundary onRefresh={() => {}}>
      <Broken />
    </FormBoundary>
  ),
};
export const Leaving: Story = { render: () => <LeaveDialog isOpen onStay={() => {}} onLeave={() => {}} /> };

function Broken(): never {
  throw new Error('The form is broken, for this story');
}
