export { type OwnDocument, ownDocuments } from './own-documents.ts';
export type { Student } from './student.ts';
export { studentQuery } from './student-queries.ts';
