export { ownApplicationsQuery } from './application-queries.ts';
export { studentIdOf } from './own-applications.ts';
export type { Comparison } from './readiness.ts';
export { RequirementLists } from './requirement-lists.tsx';
export { useComparison } from './use-comparison.ts';
