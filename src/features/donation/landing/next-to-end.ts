import { type Campaign, raisedOf } from '#features/crowdfunding/index.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';

/** The open campaigns below their goal, soonest to end first. */
export function nextToEnd(campaigns: readonly Campaign[], now: number, count: number): readonly Campaign[] {
  return campaigns
    .filter((campaign) => !hasEnded(campaign.deadline, now) && raisedOf(campaign) < campaign.goalAmount)
    .sort((one, other) => deadlineMoment(one.deadline) - deadlineMoment(other.deadline))
    .slice(0, count);
}
