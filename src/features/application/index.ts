export { applicationsKey, ownApplicationsQuery } from './api/application-queries.ts';
export { type Reason, splitReason } from './model/reason.ts';
