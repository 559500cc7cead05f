import { type Campaign, raisedOf } from '#features/crowdfunding/index.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';

/** Returns up to `count` open campaigns below their goal, nearest deadline first. */
export function nextToEnd(campaigns: readonly Campaign[], now: number, count: number): readonly Campaign[] {
  return campaigns
    .filter((campaign) => !hasEnded(campaign.deadline, now) && raisedOf(campaign) < campaign.goalAmount)
    .sort((one, other) => deadlineMoment(one.deadline) - deadlineMoment(other.deadline))
    .slice(0, count);
}
