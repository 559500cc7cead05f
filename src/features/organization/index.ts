export { organizationQuery } from './organization-queries.ts';
export { organizationChannel } from './profile/save-organization-mutation.ts';
