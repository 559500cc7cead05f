export {
  scholarshipExtrasQuery,
  scholarshipListQuery,
  scholarshipQuery,
  scholarshipsKey,
} from './api/scholarship-queries.ts';
export { toScholarshipView } from './model/scholarship-view.ts';
export { chooseForApplication, readSelectedScholarship } from './model/selected-scholarship.ts';
export { ScholarshipAside } from './ui/scholarship-aside.tsx';
export { ScholarshipCard } from './ui/scholarship-card.tsx';
