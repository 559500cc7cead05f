export { studentQuery } from './api/student-queries.ts';
export { type DocumentKey, type Student, studentDocuments } from './model/student.ts';
