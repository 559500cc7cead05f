import { describe, expect, it, vi } from 'vitest';
import { DOCUMENT_KEYS, type DocumentKey } from '#contract/student-words.ts';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { documentStateOf } from '#shared/upload/document-state.ts';
import { createDocumentUploads } from '#shared/upload/document-uploads.ts';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import { deleteDocuments, studentDocument } from './student-document.ts';
import { documentsOf } from './student-payload.ts';

const pdf = (name = 'marks.pdf', content = '%PDF-1.7\n%%EOF') =>
  new File([content], name, { type: 'application/pdf' });

function open(stored = documentsOf(null), saved = documentsOf(null)) {
  const storage = createFakeStorage({ hold: true });
  const session = memoryArea();
  const mayReplace = vi.fn(async () => false);
  const options = {
    userId: 'user_1',
    files: storage.files,
    saved,
    unfinished: (key: DocumentKey) => unfinishedUpload('student-draft', 'user_1', key, () => session),
    mayReplace,
  };
  const urls = { ...stored };
  const uploads = createDocumentUploads(
    DOCUMENT_KEYS.map((key) => {
      const field = {
        read: () => urls[key],
        write: (url: string | null) => {
          urls[key] = url;
        },
      };
      return [key, { ...studentDocument(key, options), field }];
    }),
  );
  const tenth = () =>
    documentStateOf(urls.tenthResult, uploads.store.getState().get('tenthResult') ?? { kind: 'idle' });
  const sent = async (count: number) => vi.waitFor(() => expect(storage.uploads).toHaveLength(count));
  return { storage, uploads, urls, mayReplace, tenth, sent };
}

describe('document uploads in the student details form', () => {
  it('[STU-04] uploading a student’s document overwrites the PDF at the document’s path and stores its public URL', async () => {
    const { storage, uploads, urls, tenth, sent } = open();
    const done = uploads.choose('tenthResult', pdf());
    await sent(1);
    expect(storage.uploads[0]?.upload).toMatchObject({
      bucket: 'student-documents',
      path: 'user_1/tenthResult.pdf',
      contentType: 'application/pdf',
      overwrite: true,
    });
    storage.uploads[0]?.progress(0.4);
    expect(tenth()).toEqual({ kind: 'uploading', url: null, fileName: 'marks.pdf', fraction: 0.4 });
    expect(uploads.isBusy()).toBe(true);
    storage.uploads[0]?.finish();
    await done;
    const url = 'https://files.example/student-documents/user_1/tenthResult.pdf';
    expect(tenth()).toEqual({ kind: 'stored', url, fileName: 'marks.pdf' });
    expect(urls).toEqual({ ...documentsOf(null), tenthResult: url });
    expect(uploads.isBusy()).toBe(false);
  });

  it('[STU-03] choosing a file that is not a PDF uploads nothing and keeps the student’s previous document', async () => {
    const { storage, uploads, tenth } = open({
      ...documentsOf(null),
      tenthResult: 'https://files.example/old.pdf',
    });
    await uploads.choose('tenthResult', new File(['x'], 'photo.png', { type: 'image/png' }));
    expect(storage.uploads).toHaveLength(0);
    expect(tenth()).toEqual({
      kind: 'failed',
      url: 'https://files.example/old.pdf',
      text: 'File photo.png is not a PDF. Only PDF files are allowed.',
      canRetry: false,
    });
  });

  it.each<[StorageFailure, string]>([
    [{ kind: 'bucket-missing' }, 'Failed to upload marks.pdf: Storage bucket not found. Contact support.'],
    [
      { kind: 'refused', status: 400, message: 'Too big' },
      'Failed to upload marks.pdf: Upload failed: Too big',
    ],
    [{ kind: 'network' }, 'Failed to upload marks.pdf: Upload failed: The connection was lost.'],
    [
      { kind: 'configuration', variable: 'VITE_SUPABASE_URL' },
      'Failed to upload marks.pdf: Upload failed: VITE_SUPABASE_URL is not set.',
    ],
  ])(
    '[STU-03] [STU-04] a student’s document upload that fails with %j reports the reason, and can be retried with the same file',
    async (failure, text) => {
      const { storage, uploads, tenth, sent } = open();
      const done = uploads.choose('tenthResult', pdf());
      await sent(1);
      storage.uploads[0]?.fail(failure);
      await done;
      expect(tenth()).toEqual({ kind: 'failed', url: null, text, canRetry: true });
      const again = uploads.retry('tenthResult');
      await sent(2);
      storage.uploads[1]?.finish();
      await again;
      expect(tenth()).toMatchObject({ kind: 'stored', fileName: 'marks.pdf' });
    },
  );

  it('[STU-04] a new file replaces a saved student document only after the student confirms, and replacing the new file needs no confirmation', async () => {
    const old = { ...documentsOf(null), tenthResult: 'https://files.example/old.pdf' };
    const { storage, uploads, mayReplace, tenth, sent } = open(old, old);
    await uploads.choose('tenthResult', pdf());
    expect([storage.uploads.length, tenth()]).toEqual([
      0,
      { kind: 'stored', url: 'https://files.example/old.pdf', fileName: null },
    ]);
    mayReplace.mockResolvedValue(true);
    const done = uploads.choose('tenthResult', pdf());
    await sent(1);
    storage.uploads[0]?.finish();
    await done;
    void uploads.choose('tenthResult', pdf('again.pdf'));
    await sent(2);
    expect(mayReplace).toHaveBeenCalledTimes(2);
  });

  it('a student can undo the removal of a document, and only deleteDocuments deletes its file', async () => {
    const old = { ...documentsOf(null), tenthResult: 'https://files.example/old.pdf' };
    const { storage, uploads, urls, tenth } = open(old, old);
    uploads.remove('tenthResult');
    expect([tenth().kind, urls.tenthResult, uploads.removed()]).toEqual(['removed', null, ['tenthResult']]);
    uploads.cancelAll();
    expect(uploads.removed()).toEqual(['tenthResult']);
    uploads.cancel('tenthResult');
    expect([tenth().kind, uploads.removed()]).toEqual(['stored', []]);
    expect(storage.removals).toEqual([]);
    await deleteDocuments(storage.files, 'user_1', ['tenthResult']);
    expect(storage.removals).toEqual(['student-documents/user_1/tenthResult.pdf']);
  });

  it('cancelling the upload of a student’s document aborts the request and keeps the previous file', async () => {
    const { storage, uploads, tenth, sent } = open({
      ...documentsOf(null),
      tenthResult: 'https://files.example/old.pdf',
    });
    const done = uploads.choose('tenthResult', pdf());
    await sent(1);
    uploads.cancel('tenthResult');
    await done;
    expect(storage.uploads[0]?.upload.signal?.aborted).toBe(true);
    expect(tenth()).toEqual({ kind: 'stored', url: 'https://files.example/old.pdf', fileName: null });
    storage.uploads[0]?.progress(0.9);
    expect(tenth()).toMatchObject({ kind: 'stored' });
  });

  it('choosing another file during the upload of a student’s document replaces the first file', async () => {
    const { storage, uploads, tenth, sent } = open();
    const first = uploads.choose('tenthResult', pdf('old.pdf'));
    await sent(1);
    const second = uploads.choose('tenthResult', pdf('new.pdf'));
    await sent(2);
    storage.uploads[1]?.finish();
    await Promise.all([first, second]);
    expect(tenth()).toMatchObject({ kind: 'stored', fileName: 'new.pdf' });
  });

  it('settled() waits for all uploads of a student’s documents, even those that start after the call', async () => {
    const { storage, uploads, urls, sent } = open();
    void uploads.choose('tenthResult', pdf());
    await sent(1);
    const settled = vi.fn();
    const waiting = uploads.settled().then(settled);
    void uploads.choose('incomeCert', pdf());
    await sent(2);
    storage.uploads[0]?.finish();
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    storage.uploads[1]?.finish();
    await waiting;
    expect(urls).toMatchObject({ tenthResult: expect.anything(), incomeCert: expect.anything() });
  });
});
