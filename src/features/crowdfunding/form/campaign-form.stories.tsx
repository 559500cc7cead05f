import type { Meta, StoryObj } from '@storybook/react-vite';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { changesOf } from '#shared/draft/changes.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { memoryAreas } from '#shared/store/memory-area.ts';
import { Button } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { toast } from '#shared/ui/toast.ts';
import ToastHost from '#shared/ui/toast-host.tsx';
import type { CampaignFacts } from '../campaign.ts';
import { SAMPLE_NOW, sampleCampaign } from '../campaign-samples.fixture.ts';
import { type CampaignFields, fieldsOf, NO_CAMPAIGN } from './campaign-fields.ts';
import { CampaignForm } from './campaign-form.tsx';

const complete: CampaignFields = {
  title: 'A Village Library for Kolar',
  description: 'Two rooms, four thousand books and a librarian for the children of six villages.',
  // Refused at once, on every machine: the form says that it cannot be loaded.
  imageUrl: 'https://localhost:1/library.png',
  about: 'The panchayat gives the building, we bring shelves and books.',
  goalAmount: '4,50,000',
  deadline: '2027-03-31',
};

interface Situation {
  readonly edited: CampaignFacts | null;
  readonly fields: CampaignFields;
  /** Why it is not saved; null where it is. */
  readonly error: Error | null;
  /** Whether a toast says it too, as the screen does. */
  readonly toasts: boolean;
}

function Situated({ edited, fields, error, toasts }: Situation) {
  const storage = createDraftStorage({
    name: 'campaign-draft',
    userId: 'user_1',
    parts: edited ? [edited.id] : [],
    ...memoryAreas(),
    now: () => SAMPLE_NOW,
  });
  storage.save(changesOf(edited ? fieldsOf(edited) : NO_CAMPAIGN, fields));
  return (
    <Page>
      <PageHeader title={edited ? 'Edit Fundraiser' : 'Create New Fundraiser'} />
      <CampaignForm
        edited={edited}
        storage={storage}
        actions={{
          save: () => (error ? Promise.reject(error) : Promise.resolve()),
          onFailed: () => toasts && void toast.error(crowdfundingErrors['campaign-create-failed']),
          onSaved: () => {},
          onDiscard: () => {},
        }}
        now={SAMPLE_NOW}
        signIn={{ to: '/auth/login', search: {} }}
        cancel={<Button variant="default">Cancel</Button>}
      />
      {toasts && <ToastHost />}
    </Page>
  );
}

const meta = {
  title: 'Crowdfunding/Form',
  component: Situated,
  parameters: {
    route: ['/crowdfunding/start-campaign', '/crowdfunding/$id'],
    requirements: ['CF-09', 'CF-10', 'CF-11', 'CF-12'],
  },
  args: { edited: null, fields: NO_CAMPAIGN, error: null, toasts: false },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(?:Create Fundraiser|Save changes)$/ }));
};
/** Waits until it is known that the picture cannot be loaded. */
const seePicture: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(/This picture could not be loaded/);
};
const refused = (status: number, body: unknown = {}) => refusedCall('fundraisers.create', status, body);
const notCreated = (error: Error): Story => ({
  parameters: { shows: ['campaign-save-failed'] },
  args: { fields: complete, error },
  play: press,
});

export const Empty: Story = {};
export const DraftRestored: Story = { args: { fields: complete }, play: seePicture };
export const EverythingMissing: Story = {
  parameters: {
    shows: [
      'campaign-title-missing',
      'campaign-deadline-missing',
      'campaign-goal-invalid',
      'campaign-description-length',
    ],
  },
  play: press,
};
export const EverythingWrong: Story = {
  parameters: {
    shows: [
      'campaign-title-missing',
      'campaign-deadline-past',
      'campaign-goal-invalid',
      'campaign-image-invalid',
      'campaign-description-length',
      'campaign-about-length',
    ],
  },
  args: {
    fields: {
      title: ' ',
      description: 'Short.',
      imageUrl: 'a picture',
      about: 'x'.repeat(1001),
      goalAmount: '1,25',
      deadline: '2026-11-01',
    },
  },
  play: press,
};
export const DeadlineTooFar: Story = {
  parameters: { shows: ['campaign-deadline-far'] },
  args: { fields: { ...complete, deadline: '2206-03-31' } },
  play: press,
};
export const Sending: Story = { args: { fields: complete }, play: press };
export const RefusedField = notCreated(
  refused(400, { error: 'Validation failed', errors: { goalAmount: 'A goal is at most ₹50,00,000.' } }),
);
export const RefusedBecauseUnverified = notCreated(
  refused(403, { error: 'Your organization must be verified to start a campaign.' }),
);
export const NotDelivered = notCreated(unconfirmedCall('fundraisers.create', 'not-delivered'));
export const NotCreated: Story = {
  parameters: { shows: ['campaign-create-failed', 'campaign-save-failed'] },
  args: { fields: complete, error: unconfirmedCall('fundraisers.create', 'unknown'), toasts: true },
  play: press,
};
export const OutcomeUnknown = notCreated(unconfirmedCall('fundraisers.create', 'unknown'));
export const SessionLost = notCreated(refused(401, { error: 'Please sign in.' }));
export const Edited: Story = {
  args: { edited: sampleCampaign(), fields: fieldsOf(sampleCampaign()) },
};
export const EditedWithDraft: Story = {
  args: { edited: sampleCampaign(), fields: complete },
  play: seePicture,
};
export const UpdateFailed: Story = {
  parameters: { shows: ['campaign-update-failed'] },
  args: { edited: sampleCampaign(), fields: complete, error: refused(500) },
  play: press,
};
