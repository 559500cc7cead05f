export { studentChannel } from './details/save-student-mutation.ts';
export { type DocumentKey, type Student, studentDocuments } from './student.ts';
export { studentQuery } from './student-queries.ts';
