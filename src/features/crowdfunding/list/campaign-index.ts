import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { foldCase, searchFor } from '#shared/text/fold-case.ts';
import type { Campaign } from '../campaign.ts';
import { backersOf, raisedOf } from '../campaign.ts';
import type { CampaignCategory } from '../campaign-categories.ts';
import { campaignCategory } from '../campaign-category.ts';
import type { CampaignSearch, CampaignSort } from '../list-search.ts';

/** Number of campaigns per page, and per click on 'Load More Projects' (CF-05). */
export const CAMPAIGN_PAGE = 9;

/**
 * A campaign with its keys for search, filters and sorting, computed once so that typing stays
 * fast.
 */
interface Entry {
  readonly campaign: Campaign;
  /**
   * Case-folded title and description. The null character between them prevents matches that span
   * both.
   */
  readonly words: string;
  readonly category: CampaignCategory;
  readonly deadline: number;
  readonly created: number;
  readonly raised: number;
  readonly backers: number;
  readonly position: number;
}

export type CampaignIndex = readonly Entry[];

/** Prepares a list for searching. Takes linear time, and runs once per load. */
export function indexCampaigns(campaigns: readonly Campaign[]): CampaignIndex {
  return campaigns.map((campaign, position) => {
    const description = campaign.description ?? '';
    return {
      campaign,
      words: foldCase(`${campaign.title}\u0000${description}`),
      category: campaignCategory(campaign.title, description),
      deadline: deadlineMoment(campaign.deadline),
      created: campaign.createdAt ? Date.parse(campaign.createdAt) : 0,
      raised: raisedOf(campaign),
      backers: backersOf(campaign),
      position,
    };
  });
}

/** Newest first. Undated campaigns come last, in reverse server order. */
function byAge(one: Entry, other: Entry): number {
  return other.created - one.created || other.position - one.position;
}

const orders: Readonly<Record<CampaignSort, (one: Entry, other: Entry) => number>> = {
  newest: () => 0,
  funded: (one, other) => other.raised - one.raised,
  ending: (one, other) => one.deadline - other.deadline,
  popular: (one, other) => other.backers - one.backers,
};

/**
 * Sorts the index, with expired campaigns last (CF-02). Sorting is expensive, so it is separate
 * from filtering, which runs on each keystroke.
 */
export function sortCampaigns(index: CampaignIndex, sort: CampaignSort, now: number): CampaignIndex {
  const isOver = ({ deadline }: Entry) => hasEnded(deadline, now);
  const compare = orders[sort];
  return [...index].sort((one, other) => {
    if (isOver(one) !== isOver(other)) return isOver(one) ? 1 : -1;
    // 'Ending Soon' lists finished campaigns by deadline, latest first.
    const order = sort === 'ending' && isOver(one) ? compare(other, one) : compare(one, other);
    return order || byAge(one, other);
  });
}

/**
 * Finds campaigns that match the filters and contain every search word in the title or description.
 * Keeps the index order (CF-02).
 */
export function findCampaigns(
  index: CampaignIndex,
  { q, category, saved: onlySaved }: Pick<CampaignSearch, 'q' | 'category' | 'saved'>,
  saved: ReadonlySet<string>,
): Campaign[] {
  const isWanted = searchFor(q);
  const found: Campaign[] = [];
  for (const entry of index) {
    if (
      (category === 'all' || entry.category === category) &&
      (!onlySaved || saved.has(entry.campaign.id)) &&
      isWanted(entry.words)
    ) {
      found.push(entry.campaign);
    }
  }
  return found;
}
