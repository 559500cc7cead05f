export { type ReadinessItem, readiness } from './readiness.ts';
export { ScholarshipAside } from './scholarship-aside.tsx';
export { ScholarshipCard } from './scholarship-card.tsx';
export { FailedScholarship } from './scholarship-problem.tsx';
export {
  scholarshipExtrasQuery,
  scholarshipListQuery,
  scholarshipQuery,
  scholarshipsKey,
} from './scholarship-queries.ts';
export { toScholarshipView } from './scholarship-view.ts';
export { selectedScholarship } from './selected-scholarship-store.ts';
export { useVerification } from './use-verification.ts';
