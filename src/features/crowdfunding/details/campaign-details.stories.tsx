import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DonationPanel, type DonationPanelProps } from '#features/donation/donate/donation-panel.tsx';
import { PageActions, type PageActionsProps } from '#shared/marks/page-actions.tsx';
import { SAMPLE_NOW, sampleCampaign } from '../campaign-samples.fixture.ts';
import { CampaignDetails, type CampaignDetailsProps } from './campaign-details.tsx';
import { CampaignOwner, UnnamedOwner } from './campaign-people.tsx';

const actions: PageActionsProps = {
  title: 'A Village Library for Kolar',
  url: 'https://eduempower.example/crowdfunding/library',
  means: { share: undefined, copy: async () => {} },
  liked: false,
  saved: false,
  areMarksSaved: true,
  onMark: fn(),
};

interface Situation extends Omit<CampaignDetailsProps, 'actions'> {
  readonly actions?: Partial<PageActionsProps>;
}

/** The donation panel, which the route renders beside the campaign. */
const panel = (change: Partial<DonationPanelProps> = {}) => (
  <DonationPanel
    campaignId="library"
    isOpen
    amount="50"
    payment={{ state: 'idle' }}
    orders={{ taken: [], abandoned: [], dismissed: [] }}
    isSavedOnDevice
    receipt={null}
    sessionStatus="signed-in"
    signInLinkFor={() => ({ to: '/auth/login', search: {} })}
    actions={{
      changeAmount: fn(),
      donate: fn(),
      verify: fn(),
      hide: fn(),
      hideTaken: fn(),
      leave: fn(),
      again: fn(),
    }}
    {...change}
  />
);

function Situated({ actions: change, ...page }: Situation) {
  return <CampaignDetails {...page} actions={<PageActions {...actions} {...change} />} />;
}

const meta = {
  title: 'Crowdfunding/Campaign',
  component: Situated,
  parameters: { route: '/crowdfunding/$id', requirements: ['CF-07', 'CF-08'], layout: 'fullscreen' },
  args: {
    campaign: sampleCampaign(),
    owner: <CampaignOwner organization={{ organizationName: 'Vidya Trust', verified: true }} />,
    tab: 'about',
    onTab: fn(),
    beside: panel(),
    panel: { isUnsettled: false, sum: '₹50' },
    now: SAMPLE_NOW,
  },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsOwner: Story = {
  args: {
    isOwn: true,
    actions: {
      owner: (
        <Button variant="next" size="sm">
          Edit
        </Button>
      ),
    },
  },
};
export const SignedOut: Story = {
  args: {
    owner: <UnnamedOwner signIn={{ to: '/auth/login', search: {} }} />,
    beside: panel({ sessionStatus: 'signed-out' }),
    panel: { isUnsettled: false, sum: null },
  },
};
export const UnsettledPayment: Story = {
  args: {
    beside: panel({
      payment: {
        state: 'abandoned',
        donation: {
          campaignId: 'library',
          campaignTitle: 'A Village Library for Kolar',
          paise: 5000,
          orderId: 'order_Nx1a0bP9',
        },
      },
    }),
    panel: { isUnsettled: true, sum: '₹50' },
  },
};
export const LikedAndSaved: Story = { args: { actions: { liked: true, saved: true } } };
export const MarksNotSaved: Story = { args: { actions: { liked: true, areMarksSaved: false } } };
export const Updates: Story = { args: { tab: 'updates' } };
export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByText('Link copied');
  },
};
export const NoDonationsYet: Story = {
  args: { campaign: sampleCampaign({ raisedAmount: null, donations: [] }) },
};
export const OnlyWhatIsRequired: Story = {
  args: { campaign: { id: 'c', title: 'A title', goalAmount: 1000, ownerId: null, deadline: '2027-01-01' } },
};
export const LongWordsAndMarkup: Story = {
  args: {
    campaign: sampleCampaign({
      title: `<b>${'Unbreakable'.repeat(12)}</b>`,
      description: 'விருதுநகர் '.repeat(40),
      about: 'x'.repeat(1000),
      goalAmount: 99_99_99_99_999,
    }),
  },
};
