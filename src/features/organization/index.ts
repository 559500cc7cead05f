export { organizationQuery } from './api/organization-queries.ts';
