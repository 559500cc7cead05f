import { expect, it } from 'vitest';
import { privateAddress, storedDocument } from './stored-document.ts';

const SERVICE = 'https://project.supabase.example';

it('[STU-04] storedDocument extracts the bucket and path from a private document’s address', () => {
  const url = privateAddress(`${SERVICE}/`, 'student-documents', 'user_1/tenth Result.pdf');
  expect(url).toBe(`${SERVICE}/storage/v1/object/authenticated/student-documents/user_1/tenth%20Result.pdf`);
  expect(storedDocument(SERVICE, url)).toEqual({
    access: 'authenticated',
    bucket: 'student-documents',
    path: 'user_1/tenth Result.pdf',
  });
});

it('[SAFE-02] storedDocument leaves a path unchanged if it cannot be decoded', () => {
  const url = `${SERVICE}/storage/v1/object/public/student-documents/%E0%A4%A.pdf`;
  expect(storedDocument(SERVICE, url)?.path).toBe('%E0%A4%A.pdf');
});

it.each([
  'https://elsewhere.example/storage/v1/object/public/student-documents/a.pdf',
  `${SERVICE}.evil.example/storage/v1/object/public/student-documents/a.pdf`,
  `${SERVICE}/storage/v1/object/sign/student-documents/a.pdf?token=x`,
  `${SERVICE}/rest/v1/students`,
  'javascript:alert(1)',
])('storedDocument returns null for %s', (url) => expect(storedDocument(SERVICE, url)).toBeNull());
