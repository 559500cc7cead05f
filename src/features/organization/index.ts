export { organizationQuery } from './organization-queries.ts';
