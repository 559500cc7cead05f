import '@mantine/core/styles/Tabs.layer.css';
import '#shared/theme/choices.css';
import { Tabs } from '@mantine/core';
import { CAMPAIGN_TABS, type CampaignTab } from './details-search.ts';

const names: Readonly<Record<CampaignTab, string>> = { about: 'About', updates: 'Updates' };

export interface CampaignTabsProps {
  readonly tab: CampaignTab;
  readonly onTab: (tab: CampaignTab) => void;
  /** The content of each tab. */
  readonly texts: Readonly<Record<CampaignTab, string>>;
}

/** The About and Updates tabs of a campaign's page (CF-07). */
export function CampaignTabs({ tab, onTab, texts }: CampaignTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(value) => {
        const next = CAMPAIGN_TABS.find((name) => name === value);
        if (next !== undefined) onTab(next);
      }}
    >
      <Tabs.List aria-label="About this campaign">
        {CAMPAIGN_TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {names[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {CAMPAIGN_TABS.map((name) => (
        // In the ARIA pattern for tabs, a tab panel without controls is focusable.
        <Tabs.Panel key={name} value={name} className="prose" pt="lg" dir="auto" tabIndex={0}>
          {texts[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
