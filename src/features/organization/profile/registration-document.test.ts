import { describe, expect, it } from 'vitest';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { documentDestination, documentProblem, uploadFailureText } from './registration-document.ts';

const MEGABYTE = 1024 * 1024;
const bytes = (...start: number[]) => new Uint8Array([...start, ...new Array<number>(20).fill(0)]);
const starts = {
  pdf: '%PDF-1.7\n%%EOF',
  doc: bytes(0xd0, 0xcf, 0x11, 0xe0, ...new TextEncoder().encode('W\0o\0r\0d\0D\0o\0c\0u')),
  docx: bytes(0x50, 0x4b, 3, 4, ...new TextEncoder().encode('word/document.xml')),
  png: bytes(0x89, 0x50, 0x4e, 0x47),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  jpeg: bytes(0xff, 0xd8, 0xff, 0xe1),
} as const;
const file = (name: string, content: BlobPart = starts.pdf) => new File([content], name);

describe('[ORG-06] documentProblem', () => {
  it.each(Object.entries(starts))(
    'documentProblem accepts a %s file, whatever its file name',
    async (extension, start) => {
      expect(await documentProblem(file(`deed.${extension}`, start))).toBeNull();
      expect(await documentProblem(file('Trust deed.jfif', start))).toBeNull();
      expect(await documentProblem(file('deed', start))).toBeNull();
    },
  );

  it.each(Object.keys(starts))(
    'documentProblem rejects a .%s file whose content is not of an accepted type',
    async (extension) => {
      for (const content of ['MZ a program', bytes(0x50, 0x4b, 3, 4), bytes(0xd0, 0xcf, 0x11, 0xe0)]) {
        expect(await documentProblem(file(`deed.${extension}`, content))).toMatch(
          /^We don’t accept this kind of file\. Choose a PDF/,
        );
      }
    },
  );

  it('documentProblem accepts a file of 5 MB, and reports the size of a larger file', async () => {
    const of = (size: number) =>
      file('deed.pdf', new Blob(['%PDF-', new Uint8Array(size - 10), '%%EOF']) as never);
    expect(await documentProblem(of(5 * MEGABYTE))).toBeNull();
    expect(await documentProblem(of(5 * MEGABYTE + 1))).toBe('File is too large (5.01MB). Max size is 5MB.');
    expect(await documentProblem(of(7.5 * MEGABYTE))).toBe('File is too large (7.50MB). Max size is 5MB.');
  });

  it('documentProblem reports a file that is empty or can no longer be read', async () => {
    expect(await documentProblem(file('deed.pdf', ''))).toMatch(/empty/);
    const gone = file('deed.pdf');
    const fail = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: fail });
    expect(await documentProblem(gone)).toMatch(/can’t read the file/);
  });
});

it('[ORG-06] documentDestination returns a path with the user’s id and the upload time, and forbids overwriting', async () => {
  expect(await documentDestination('user_1', 1_763_700_000_000, file('Deed.PNG', starts.jpg))).toEqual({
    bucket: 'organization-documents',
    path: 'org-docs/user_1/1763700000000.jpg',
    contentType: 'image/jpeg',
    overwrite: false,
    cacheControlSeconds: 3600,
  });
});

it.each<[StorageFailure, string]>([
  [{ kind: 'nothing' }, 'Document upload failed'],
  [{ kind: 'bucket-missing' }, 'Storage bucket not found. Contact support.'],
  [{ kind: 'refused', status: 413, message: 'Too big.' }, 'Upload failed: Too big.'],
  [{ kind: 'network' }, 'Upload failed: The connection was lost.'],
  [{ kind: 'configuration', variable: 'VITE_SUPABASE_URL' }, 'Upload failed: VITE_SUPABASE_URL is not set.'],
])('[ORG-06] the upload failure %j is reported as “%s”', (failure, text) => {
  expect(uploadFailureText(failure)).toBe(text);
});
