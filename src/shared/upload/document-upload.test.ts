import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageFailure } from '../ports/storage.ts';
import { createFakeStorage } from '../storage/fake-storage.test-utils.ts';
import { memoryArea } from '../store/memory-area.test-utils.ts';
import { documentStateOf, type UploadProgress } from './document-state.ts';
import { type Cell, createDocumentUpload, openedProgress } from './document-upload.ts';
import { unfinishedUpload } from './unfinished-upload.ts';

const network: StorageFailure = { kind: 'network' };
const deed = new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function cellOf<Value>(value: Value): Cell<Value> {
  let now = value;
  return {
    read: () => now,
    write: (next) => {
      now = next;
    },
  };
}

function open(session = memoryArea()) {
  const storage = createFakeStorage({ hold: true, retryAfterSeconds: [1, 3, 6] });
  const field = cellOf<string | null>(null);
  const options = {
    files: storage.files,
    field,
    unfinished: unfinishedUpload('student-draft', 'user_1', 'deed', () => session),
    problemOf: async () => null,
    destinationOf: () => ({
      bucket: 'documents',
      path: `${storage.uploads.length}.pdf`,
      contentType: 'application/pdf',
      overwrite: false,
    }),
    failureText: (_: File, failure: StorageFailure) => `Failed: ${failure.kind}`,
  };
  const progress = cellOf(openedProgress(options));
  const upload = createDocumentUpload(options, progress);
  const state = () => documentStateOf(field.read(), progress.read());
  const fail = async (failure: StorageFailure) => {
    storage.uploads.at(-1)?.fail(failure);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { storage, upload, state, fail };
}

describe('an upload whose connection drops', () => {
  it('[UPLOAD-01] an upload whose connection drops is retried three times, with a countdown', async () => {
    const { storage, upload, state, fail } = open();
    void upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    storage.uploads[0]?.progress(0.7);
    await fail(network);
    expect(state()).toEqual({
      kind: 'uploading',
      url: null,
      fileName: 'deed.pdf',
      fraction: 0,
      retry: { seconds: 1, attempt: 1, of: 3 },
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toEqual({
      kind: 'uploading',
      url: null,
      fileName: 'deed.pdf',
      fraction: 0,
    });
    await fail(network);
    expect(state()).toMatchObject({ retry: { seconds: 3, attempt: 2 } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toMatchObject({ retry: { seconds: 1, attempt: 2 } });
    await vi.advanceTimersByTimeAsync(1000);
    await fail(network);
    await vi.advanceTimersByTimeAsync(6000);
    expect(storage.uploads).toHaveLength(4);
    await fail(network);
    expect(state()).toEqual({
      kind: 'failed',
      url: null,
      text: 'Failed: network',
      canRetry: true,
    });
    expect(upload.isBusy()).toBe(false);
  });

  it('[UPLOAD-01] an upload whose connection drops can succeed on a retry, and each attempt uses a new path', async () => {
    const { storage, upload, state, fail } = open();
    const done = upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    await fail(network);
    await vi.advanceTimersByTimeAsync(1000);
    storage.uploads[1]?.finish();
    await done;
    expect(state()).toMatchObject({ kind: 'stored', fileName: 'deed.pdf' });
    expect(storage.uploads.map(({ upload: { path } }) => path)).toEqual(['0.pdf', '1.pdf']);
  });

  it('[UPLOAD-01] an upload that waits for a retry can be retried immediately or cancelled', async () => {
    const { storage, upload, state, fail } = open();
    void upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    await fail(network);
    void upload.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.uploads).toHaveLength(2);
    await fail(network);
    upload.cancel();
    expect(state()).toEqual({ kind: 'empty' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([storage.uploads.length, upload.isBusy()]).toEqual([2, false]);
  });

  it('[UPLOAD-01] a refused upload is not retried automatically', async () => {
    const { storage, upload, state, fail } = open();
    void upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    await fail({ kind: 'refused', status: 413, message: 'Too big' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({ kind: 'failed', text: 'Failed: refused' });
    expect(storage.uploads).toHaveLength(1);
  });
});

it('[STU-03] a document upload keeps the last chosen file, even if an earlier file finishes uploading later', async () => {
  const stored: ((url: string) => void)[] = [];
  const field = cellOf<string | null>(null);
  const progress = cellOf<UploadProgress>({ kind: 'idle' });
  const options = {
    // A service that stores a file even though its upload was cancelled.
    files: {
      ...createFakeStorage().files,
      upload: () => new Promise<string>((resolve) => stored.push(resolve)),
    },
    field,
    unfinished: unfinishedUpload('student-draft', 'user_1', 'deed', () => memoryArea()),
    problemOf: async () => null,
    destinationOf: () => ({
      bucket: 'documents',
      path: 'deed.pdf',
      contentType: 'application/pdf',
      overwrite: false,
    }),
    failureText: () => 'Failed',
  };
  const upload = createDocumentUpload(options, progress);
  const first = upload.choose(deed);
  await vi.advanceTimersByTimeAsync(0);
  const second = upload.choose(new File(['%PDF-1.7'], 'newer.pdf', { type: 'application/pdf' }));
  await vi.advanceTimersByTimeAsync(0);
  stored[1]?.('https://files.example/newer.pdf');
  await second;
  stored[0]?.('https://files.example/older.pdf');
  await first;
  expect(documentStateOf(field.read(), progress.read())).toMatchObject({
    kind: 'stored',
    fileName: 'newer.pdf',
    url: 'https://files.example/newer.pdf',
  });
});

describe('an upload interrupted by a reload', () => {
  it('[UPLOAD-01] an upload interrupted by a reload is reported as interrupted until another file is uploaded', async () => {
    const session = memoryArea();
    void open(session).upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    const next = open(session);
    expect(next.state()).toEqual({ kind: 'interrupted', url: null, fileName: 'deed.pdf' });
    void next.upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    next.storage.uploads[0]?.finish();
    await next.upload.settled();
    expect(open(session).state()).toEqual({ kind: 'empty' });
  });

  it('[SAFE-04] after a reload, the upload is reported as interrupted if the photo dialog was open, but not if the user had closed the dialog', () => {
    const session = memoryArea();
    open(session).upload.photographing(true);
    const next = open(session);
    expect(next.state()).toEqual({ kind: 'interrupted', url: null, fileName: null });
    next.upload.photographing(false);
    expect(open(session).state()).toEqual({ kind: 'empty' });
  });

  it('[UPLOAD-01] an upload that stopped because the user left the page is reported as interrupted on the next visit', async () => {
    const session = memoryArea();
    const abandoned = open(session);
    void abandoned.upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    abandoned.upload.leave();
    await abandoned.upload.settled();
    expect(open(session).state()).toEqual({ kind: 'interrupted', url: null, fileName: 'deed.pdf' });
  });

  it('a cancelled or refused upload does not count as interrupted', async () => {
    const session = memoryArea();
    const canceled = open(session);
    void canceled.upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    canceled.upload.cancel();
    expect(open(session).state()).toEqual({ kind: 'empty' });
    const refused = open(session);
    void refused.upload.choose(deed);
    await vi.advanceTimersByTimeAsync(0);
    await refused.fail({ kind: 'bucket-missing' });
    expect(open(session).state()).toEqual({ kind: 'empty' });
  });
});
