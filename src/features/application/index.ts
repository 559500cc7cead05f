export { ownApplicationsQuery } from './application-queries.ts';
export { applicationFor, studentIdOf } from './own-applications.ts';
