export { scholarshipExtrasQuery, scholarshipQuery, scholarshipsKey } from './api/scholarship-queries.ts';
export { toScholarshipView } from './model/scholarship-view.ts';
export { readSelectedScholarship, saveSelectedScholarship } from './model/selected-scholarship.ts';
export { ScholarshipAside } from './ui/scholarship-aside.tsx';
