import type { Scholarship, ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import type { Actor } from '../rules/actor.ts';
import { maySeeApplication } from '../rules/application.ts';
import { groupBy } from '../store/group-by.ts';
import type { ApplicationRecord, ScholarshipRecord } from '../store/records.ts';
import type { Tables } from '../store/table.ts';

/**
 * Converts a scholarship record to the contract's shape. Omits data that the caller may not see.
 */
export type ScholarshipView = (scholarship: ScholarshipRecord) => Scholarship;

/**
 * Joins scholarships with their organization and applications. Everyone sees the number of
 * applications. Only the organization sees who applied, and students see which application is
 * theirs.
 */
export function createScholarshipView(tables: Tables, actor: Actor): ScholarshipView {
  const organizations = new Map(tables.organizations.all().map((record) => [record.userId, record]));
  const applications = groupBy(tables.applications.all(), ({ scholarshipId }) => scholarshipId);
  return (scholarship) => {
    const organization = organizations.get(scholarship.organizationId ?? '');
    return {
      ...scholarship,
      organization: organization ? { id: organization.id, name: organization.organizationName } : null,
      applications: (applications.get(scholarship.id) ?? []).map((application) =>
        summary(application, maySeeApplication({ actor, application, scholarship })),
      ),
    };
  };
}

function summary({ id, studentId, status, createdAt }: ApplicationRecord, named: boolean) {
  return named ? { id, studentId, status, createdAt } : { id, status, createdAt };
}

/**
 * Returns a scholarship with its disbursements, which split the allocated amount equally among the
 * accepted students.
 */
export function showDetail(tables: Tables, actor: Actor, scholarship: ScholarshipRecord): ScholarshipDetail {
  const shown = createScholarshipView(tables, actor)(scholarship);
  const accepted = (shown.applications ?? []).filter(({ status }) => status === 'ACCEPTED');
  const part = Math.floor(scholarship.allocatedAmount / Math.max(1, accepted.length));
  return {
    ...shown,
    disbursements: part === 0 ? [] : accepted.map(({ id }) => ({ id: `${id}-payment`, amount: part })),
  };
}
