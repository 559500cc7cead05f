export { type DocumentKey, type Student, studentDocuments } from './student.ts';
export { studentQuery } from './student-queries.ts';
