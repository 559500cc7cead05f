import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createXhrFetch } from './xhr-fetch.ts';

/** A fake XMLHttpRequest that waits until the test answers it. */
class PlayedRequest extends EventTarget {
  static last: PlayedRequest;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  readonly sent: unknown[] = [];
  readonly headers = new Headers();
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onprogress: (() => void) | null = null;
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  responseType = '';
  wasAborted = false;

  constructor() {
    super();
    PlayedRequest.last = this;
  }
  open(...target: unknown[]) {
    this.sent.push(...target);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.wasAborted = true;
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-two: a: b\r\n';

  move(loaded: number, total: number) {
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }));
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, statusText: 'Said', response: new TextEncoder().encode(body).buffer });
    this.onload?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
});

const send = (options: Parameters<typeof createXhrFetch>[0] = {}) =>
  createXhrFetch(options)('/upload', { method: 'POST', headers: { 'x-upsert': 'true' }, body: 'text' });

describe('createXhrFetch', () => {
  it('createXhrFetch sends requests and returns responses, as fetch does', async () => {
    const answered = send();
    const { last } = PlayedRequest;
    expect(last.sent).toEqual(['POST', '/upload', 'text']);
    expect(last.headers.get('x-upsert')).toBe('true');
    last.answer(201, '{"Key":"a"}');
    const response = await answered;
    expect([response.status, response.statusText, response.headers.get('x-two')]).toEqual([
      201,
      'Said',
      'a: b',
    ]);
    expect(await response.json()).toEqual({ Key: 'a' });
  });

  it('[STU-04] createXhrFetch reports an upload’s progress if the total size is known', async () => {
    const onProgress = vi.fn();
    const answered = send({ onProgress });
    PlayedRequest.last.move(10, 0);
    PlayedRequest.last.move(10, 40);
    PlayedRequest.last.move(40, 40);
    PlayedRequest.last.answer(200, '{}');
    await answered;
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  it('createXhrFetch rejects with a TypeError when the connection drops, as fetch does', async () => {
    const answered = send();
    PlayedRequest.last.onerror?.();
    await expect(answered).rejects.toBeInstanceOf(TypeError);
  });

  it('[OUT-09] createXhrFetch aborts an upload after 30 seconds without progress, but not before', async () => {
    const answered = send();
    const failed = expect(answered).rejects.toBeInstanceOf(TypeError);
    vi.advanceTimersByTime(29_000);
    PlayedRequest.last.move(1, 40);
    vi.advanceTimersByTime(29_000);
    expect(PlayedRequest.last.wasAborted).toBe(false);
    vi.advanceTimersByTime(1000);
    await failed;
    expect(PlayedRequest.last.wasAborted).toBe(true);
  });

  it('[STU-04] cancelling an upload with createXhrFetch aborts the request', async () => {
    const calledOff = new AbortController();
    const answered = send({ signal: calledOff.signal });
    calledOff.abort();
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
    expect(PlayedRequest.last.wasAborted).toBe(true);
    await expect(send({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
