import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SAMPLE_NOW, sampleCampaign, sampleCampaigns } from '../campaign-samples.fixture.ts';
import { ALL_CAMPAIGNS } from '../list-search.ts';
import { CampaignBrowser, type CampaignBrowserProps } from './campaign-browser.tsx';
import { CrowdfundingLanding } from './crowdfunding-landing.tsx';

interface Situation extends CampaignBrowserProps {
  readonly isOrganization: boolean;
}

function Situated({ isOrganization, ...browser }: Situation) {
  return (
    <CrowdfundingLanding isOrganization={isOrganization}>
      <CampaignBrowser {...browser} />
    </CrowdfundingLanding>
  );
}

const meta = {
  title: 'Crowdfunding/List',
  component: Situated,
  parameters: { route: '/crowdfunding', layout: 'fullscreen' },
  args: {
    isOrganization: false,
    state: { kind: 'loaded', data: sampleCampaigns },
    search: ALL_CAMPAIGNS,
    onSearch: fn(),
    onRetry: fn(),
    saved: new Set<string>(),
    offersSaved: false,
    now: SAMPLE_NOW,
  },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsOrganization: Story = { args: { isOrganization: true, offersSaved: true } };
export const Narrowed: Story = {
  args: { search: { ...ALL_CAMPAIGNS, category: 'supplies', sort: 'ending' } },
};
export const Saved: Story = {
  args: { search: { ...ALL_CAMPAIGNS, saved: true }, saved: new Set(['bags']), offersSaved: true },
};
export const NothingSaved: Story = {
  args: { search: { ...ALL_CAMPAIGNS, saved: true }, offersSaved: true },
};
export const MoreToLoad: Story = {
  args: {
    state: {
      kind: 'loaded',
      data: Array.from({ length: 40 }, (_, number) => sampleCampaign({ id: `c${number}` })),
    },
  },
};
