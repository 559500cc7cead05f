import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './campaign-tabs.module.css';
import { CAMPAIGN_TABS, type CampaignTab } from './details-search.ts';

const names: Readonly<Record<CampaignTab, string>> = { about: 'About', updates: 'Updates' };

/** The tab that a key moves to; null for other keys. */
function tabForKey(key: string, from: CampaignTab): CampaignTab | null {
  const at = CAMPAIGN_TABS.indexOf(from);
  const last = CAMPAIGN_TABS.length - 1;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[key];
  return to === undefined ? null : (CAMPAIGN_TABS.at(to > last ? 0 : to) ?? null);
}

export interface CampaignTabsProps {
  readonly tab: CampaignTab;
  readonly onTab: (tab: CampaignTab) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
}

/** The tabs of a campaign (CF-07): one stop for Tab, arrows, Home and End inside. */
export function CampaignTabs({ tab, onTab, children }: CampaignTabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = tabForKey(event.key, tab);
    if (to === null) return;
    event.preventDefault();
    document.getElementById(`${id}-${to}`)?.focus();
    onTab(to);
  };
  return (
    <div>
      <div className={classes.list} role="tablist" aria-label="About this campaign">
        {CAMPAIGN_TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={classes.tab}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={move}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={classes.panel}
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is reached by Tab, as its pattern says
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
