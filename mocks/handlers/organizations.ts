import {
  judgeOrganizationCreate,
  judgeOrganizationDelete,
  judgeOrganizationUpdate,
  judgeOrganizationVerify,
  unverified,
} from '../rules/organization.ts';
import { refuse } from '../rules/refusal.ts';
import type { OrganizationRecord } from '../store/records.ts';
import type { OperationsOf } from './operation.ts';
import { created, noContent, ok } from './reply.ts';

const noOrganization = refuse(404, 'No such organization.');

/**
 * Organizations' profiles. Only the organization's own user can write its profile, and every change
 * removes the verification (ORG-04).
 */
export const organizationOperations: OperationsOf<'organizations'> = {
  'organizations.create': async ({ body, actor, tables }) => {
    const refusal = judgeOrganizationCreate(actor, body);
    if (refusal) return refusal;
    const organization: OrganizationRecord = { ...body, id: body.userId, ...unverified };
    await tables.organizations.put(organization);
    return created(organization);
  },
  'organizations.byUser': async ({ params, tables }) => {
    const organization = tables.organizations.get(params.userId);
    return organization ? ok(organization) : refuse(404, 'This user has no organization yet.');
  },
  'organizations.update': async ({ params, body, actor, tables }) => {
    const earlier = tables.organizations.get(params.userId);
    const refusal = judgeOrganizationUpdate(actor, earlier, body);
    if (refusal || !earlier) return refusal ?? noOrganization;
    const organization: OrganizationRecord = { ...earlier, ...body, ...unverified };
    await tables.organizations.put(organization);
    return ok(organization);
  },
  'organizations.delete': async ({ params, actor, tables }) => {
    const earlier = tables.organizations.get(params.userId);
    const refusal = judgeOrganizationDelete(actor, earlier);
    if (refusal || !earlier) return refusal ?? noOrganization;
    await tables.organizations.remove(earlier.id);
    return noContent;
  },
  'organizations.verify': async ({ params, tables }) =>
    judgeOrganizationVerify(tables.organizations.get(params.userId) !== undefined),
};
