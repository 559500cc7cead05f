import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ErrorId } from '#contract/error-catalogue.ts';
import { refusedCall, unansweredCall } from '#shared/api/failed-call.test-utils.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { createFakeStorage, refusingFiles } from '#shared/storage/fake-storage.ts';
import { memoryAreas } from '#shared/store/memory-area.ts';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { Organization } from '../organization.ts';
import { LeaveUploadDialog } from './leave-upload-dialog.tsx';
import { pending, verified } from './organization.fixture.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { FirstProfileNote, VerifiedNote } from './profile-notices.tsx';

const NOW = Date.UTC(2026, 10, 20, 6);

interface Situation {
  readonly organization: Organization | null;
  /** What an earlier visit left unsaved. */
  readonly changes: Record<string, string>;
  /** Why it is not saved; null where it is. */
  readonly outcome: Error | null;
  readonly hold: boolean;
  /** How the storage meets the document; null where it takes it. */
  readonly refusal: StorageFailure | null;
}

function Situated({ organization, changes, outcome, hold, refusal }: Situation) {
  const areas = memoryAreas();
  const storage = createDraftStorage({
    name: 'organization-draft',
    userId: 'user_1',
    ...areas,
    now: () => NOW,
  });
  storage.save(changes);
  return (
    <ProfileLayout organization={organization}>
      {organization === null && <FirstProfileNote />}
      {organization?.verified && <VerifiedNote />}
      <ProfileForm
        userId="user_1"
        account={{ name: 'Anjali Das', email: 'office@setu.example' }}
        organization={organization}
        files={refusal ? refusingFiles(refusal) : createFakeStorage({ hold }).files}
        storage={storage}
        unfinished={unfinishedUpload('organization-draft', 'user_1', 'document', areas.session)}
        actions={{
          save: async () => {
            if (outcome) throw outcome;
          },
          onSaved: () => {},
          onUploading: () => {},
          onDiscard: () => {},
        }}
        now={() => NOW}
        signIn={{ to: '/auth/login', search: {} }}
      />
    </ProfileLayout>
  );
}

const meta = {
  title: 'Organization/Profile form',
  component: Situated,
  parameters: { route: '/organization/profile' },
  args: { organization: pending, changes: {}, outcome: null, hold: false, refusal: null },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};
const choose =
  (file: File): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Registration certificate/), file);
  };
const deed = new File(['%PDF-1.7\n%%EOF'], 'trust-deed.pdf');
const refused = (status: number, body: unknown) => refusedCall('organizations.update', status, body);
const notSaved = (text: ErrorId, outcome: Error): Story => ({
  parameters: { shows: [text] },
  args: { outcome },
  play: press,
});
const notUploaded = (text: ErrorId, refusal: StorageFailure): Story => ({
  parameters: { shows: [text] },
  args: { refusal },
  play: choose(deed),
});

export const FirstVisit: Story = { args: { organization: null } };
export const Prefilled: Story = {};
export const Verified: Story = { args: { organization: verified } };
export const WarnedBeforeSaving: Story = {
  args: { organization: verified, changes: { address: '9, Hazratganj, Lucknow 226001' } },
  play: press,
};
export const WarnedForNothing: Story = { args: { organization: verified }, play: press };
export const DraftRestored: Story = { args: { changes: { contactPerson: 'Rehana Qureshi' } } };
export const FieldsMissing: Story = { args: { organization: null }, play: press };
export const RefusedByTheServer = notSaved(
  'organization-save-refused',
  refused(400, { errors: { contactNumber: 'Contact number must be +91 followed by ten digits.' } }),
);
export const RequiredByTheServer: Story = {
  args: {
    organization: { ...pending, documentURL: null },
    outcome: refused(400, { errors: { documentURL: 'Required' } }),
  },
  play: press,
};
export const NotAnswered = notSaved('organization-save-failed', unansweredCall('organizations.update'));
export const SessionLost = notSaved('organization-save-refused', refused(401, { error: 'Please sign in.' }));
export const Uploading: Story = { args: { hold: true }, play: choose(deed) };
export const TooLarge: Story = {
  parameters: { shows: ['organization-document-large'] },
  play: choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'trust-deed.pdf')),
};
export const UploadWithoutAnAddress = notUploaded('organization-document-failed', { kind: 'nothing' });
export const BucketMissing = notUploaded('organization-bucket-missing', { kind: 'bucket-missing' });
export const UploadRefused = notUploaded('organization-upload-refused', {
  kind: 'refused',
  status: 413,
  message: 'The object exceeded the maximum allowed size',
});
export const LineLostDuringAnUpload = notUploaded('organization-upload-refused', { kind: 'network' });
export const LeavingDuringAnUpload: Story = {
  render: () => <LeaveUploadDialog isOpen onStay={() => {}} onLeave={() => {}} />,
};
