import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ErrorId } from '#contract/error-catalogue.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { changesOf } from '#shared/draft/changes.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { memoryAreas } from '#shared/store/memory-area.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { CreateSkeleton } from './create-skeleton.tsx';
import { previewOf } from './previewed-scholarship.ts';
import { NO_SCHOLARSHIP, type ScholarshipFields } from './scholarship-fields.ts';
import { ScholarshipForm } from './scholarship-form.tsx';
import { ScholarshipPreview } from './scholarship-preview.tsx';
import { ScholarshipUnread } from './scholarship-unread.tsx';

const NOW = new Date(2026, 10, 21, 12).getTime();
const complete: ScholarshipFields = {
  title: 'Girls in STEM Fellowship',
  description:
    'Supports young women from government schools who take up engineering, science or mathematics.',
  totalAmount: '1,25,000',
  deadline: '2027-03-31T17:00',
  maxFamilyIncome: '300000',
};

interface Situation {
  readonly fields: ScholarshipFields;
  /** Why it is not created; null where it is. */
  readonly error: Error | null;
  /** The published scholarship; a new one without it. */
  readonly edited?: Scholarship;
}

function Situated({ fields, error, edited }: Situation) {
  const storage = createDraftStorage({
    name: 'scholarship-draft',
    userId: 'user_1',
    ...memoryAreas(),
    now: () => NOW,
  });
  storage.save(changesOf(NO_SCHOLARSHIP, fields));
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/organization/dashboard">Back</BackLink>}
        title={edited ? 'Edit a scholarship' : 'Create a scholarship'}
      />
      <ScholarshipForm
        userId="user_1"
        {...(edited && { edited })}
        storage={storage}
        actions={{
          save: () => (error ? Promise.reject(error) : Promise.resolve()),
          onSaved: () => {},
          onDiscard: () => {},
        }}
        now={() => NOW}
        earliest={NOW}
        signIn={{ to: '/auth/login', search: {} }}
        preview={(typed) => <ScholarshipPreview {...previewOf(typed, 'Vidya Trust', NOW)} now={NOW} />}
      />
    </Page>
  );
}

const meta = {
  title: 'Organization/Create scholarship',
  component: Situated,
  parameters: {
    route: ['/organization/dashboard/create-scholarship', '/organization/create-scholarship'],
    requirements: ['ORG-14'],
  },
  args: { fields: NO_SCHOLARSHIP, error: null },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(?:Create Scholarship|Save changes)$/ }));
};
const refused = (status: number, body: unknown) => refusedCall('scholarships.create', status, body);
const notCreated = (text: ErrorId, error: Error): Story => ({
  parameters: { shows: [text] },
  args: { fields: complete, error },
  play: press,
});

export const Empty: Story = {};
export const DraftRestored: Story = { args: { fields: complete } };
export const WithPaise: Story = {
  args: { fields: { ...complete, totalAmount: '99999.99', maxFamilyIncome: '0' } },
};
export const LongWords: Story = {
  args: { fields: { ...complete, title: 'Scholarship'.repeat(12), description: 'உதவித்தொகை '.repeat(40) } },
};
export const FieldsMissing: Story = { parameters: { shows: ['scholarship-create-incomplete'] }, play: press };
export const WrongAmountAndPastDeadline: Story = {
  args: { fields: { ...complete, totalAmount: '1,25', deadline: '2026-11-01T09:00' } },
  play: press,
};
export const Sending: Story = { args: { fields: complete }, play: press };
export const RefusedBecauseUnverified = notCreated(
  'scholarship-create-refused',
  refused(403, { error: 'Your organization must be verified to publish a scholarship.' }),
);
export const RefusedDeadline = notCreated(
  'scholarship-create-refused',
  refused(400, { errors: { expiredAt: 'Deadline cannot be in the past.' } }),
);
export const NotDelivered = notCreated(
  'scholarship-create-failed',
  unconfirmedCall('scholarships.create', 'not-delivered'),
);
export const OutcomeUnknown = notCreated(
  'scholarship-create-failed',
  unconfirmedCall('scholarships.create', 'unknown'),
);
export const SessionLost = notCreated(
  'scholarship-create-refused',
  refused(401, { error: 'Please sign in.' }),
);
const edited: Scholarship = {
  id: 'stem',
  title: 'Girls in STEM',
  description: 'For engineers.',
  totalAmount: 75_000,
  expiredAt: '2027-03-31T11:30:00Z',
};
const notChanged = (text: ErrorId, status: number, body: unknown): Story => ({
  parameters: { shows: [text] },
  args: { edited, error: refusedCall('scholarships.update', status, body) },
  play: press,
});
export const Edit: Story = { args: { edited } };
export const ChangeRefused = notChanged('scholarship-update-refused', 403, {
  error: 'Only the organization that published a scholarship changes it.',
});
export const ChangeFailed = notChanged('scholarship-update-failed', 500, '');
export const Unread: Story = {
  parameters: { shows: ['scholarship-edit-unread'] },
  render: () => (
    <Page>
      <ScholarshipUnread onRetry={() => {}} />
    </Page>
  ),
};
export const Loading: Story = {
  render: () => (
    <Page>
      <PageHeader
        back={<BackLink to="/organization/dashboard">Back</BackLink>}
        title="Create a scholarship"
      />
      <CreateSkeleton />
    </Page>
  ),
};
