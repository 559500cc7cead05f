/** How long an upload may stall before it fails, in milliseconds. */
const STALL_MS = 30_000;

export interface XhrFetchOptions {
  /** Called with the share of the body sent so far, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Creates a `fetch` that is built on XMLHttpRequest and reports the progress of uploads. It
 * supports only what the storage client needs: a URL, a method, headers and a body.
 *
 * @throws TypeError like `fetch`, when the connection drops or the upload stalls for 30 seconds
 * @throws DOMException `AbortError` when the signal cancels the upload
 */
export function createXhrFetch({ onProgress, signal }: XhrFetchOptions): typeof fetch {
  return (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stall: ReturnType<typeof setTimeout> | undefined;
      const watch = () => {
        clearTimeout(stall);
        stall = setTimeout(() => end(() => reject(new TypeError('The upload has stalled.'))), STALL_MS);
      };
      const cancel = () => end(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
      const end = (settle: () => void) => {
        clearTimeout(stall);
        signal?.removeEventListener('abort', cancel);
        settle();
        request.abort();
      };

      if (signal?.aborted) return cancel();
      signal?.addEventListener('abort', cancel);
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      request.responseType = 'arraybuffer';
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        watch();
        if (lengthComputable && total > 0) onProgress?.(loaded / total);
      };
      request.onprogress = watch;
      request.onload = () => end(() => resolve(responseOf(request)));
      request.onerror = () => end(() => reject(new TypeError('The upload failed partway.')));
      watch();
      // XMLHttpRequest can't send a stream, but the storage client sends only form data.
      request.send(init?.body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const { status, statusText } = request;
  const isBodyless = status === 204 || status === 205 || status === 304;
  return new Response(isBodyless ? null : (request.response as ArrayBuffer), { status, statusText, headers });
}
