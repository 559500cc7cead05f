import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import { judgeFundraiserCreate, judgeFundraiserDelete, judgeFundraiserUpdate } from '../rules/fundraiser.ts';
import { refuse } from '../rules/refusal.ts';
import { groupBy } from '../store/group-by.ts';
import type { FundraiserRecord } from '../store/records.ts';
import type { Tables } from '../store/table.ts';
import type { OperationsOf } from './operation.ts';
import { created, noContent, ok } from './reply.ts';

const noCampaign = refuse(404, 'No such campaign.');

/** Returns a function that joins a campaign with its donations and adds up the amount raised. */
function createFundraiserView(tables: Tables): (record: FundraiserRecord) => Fundraiser {
  const donations = groupBy(tables.donations.all(), ({ fundraiserId }) => fundraiserId);
  return (record) => {
    const own = donations.get(record.id) ?? [];
    return {
      ...record,
      raisedAmount: own.reduce((sum, { amount }) => sum + amount, 0),
      donations: own.map(({ id, donorId, amount, createdAt }) => ({ id, donorId, amount, createdAt })),
    };
  };
}

/**
 * Anyone can read campaigns. Verified organizations can start them, and only the owner can change
 * them.
 */
export const fundraiserOperations: OperationsOf<'fundraisers'> = {
  'fundraisers.all': async ({ tables }) => ok(tables.fundraisers.all().map(createFundraiserView(tables))),
  'fundraisers.byId': async ({ params, tables }) => {
    const record = tables.fundraisers.get(params.id);
    return record ? ok(createFundraiserView(tables)(record)) : noCampaign;
  },
  'fundraisers.create': async ({ body, actor, tables, now, newId }) => {
    const refusal = judgeFundraiserCreate(actor, body, now);
    if (refusal) return refusal;
    const record: FundraiserRecord = {
      ...body,
      id: newId('fund'),
      createdAt: new Date(now).toISOString(),
    };
    await tables.fundraisers.put(record);
    return created(createFundraiserView(tables)(record));
  },
  'fundraisers.update': async ({ params, body, actor, tables, now }) => {
    const earlier = tables.fundraisers.get(params.id);
    const refusal = judgeFundraiserUpdate(actor, earlier, body, now);
    if (refusal || !earlier) return refusal ?? noCampaign;
    const record: FundraiserRecord = { ...earlier, ...body };
    await tables.fundraisers.put(record);
    return ok(createFundraiserView(tables)(record));
  },
  'fundraisers.delete': async ({ params, actor, tables }) => {
    const refusal = judgeFundraiserDelete(actor, tables.fundraisers.get(params.id));
    if (refusal) return refusal;
    await tables.fundraisers.remove(params.id);
    return noContent;
  },
};
