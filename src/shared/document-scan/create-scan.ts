import type { ScanPage, ScanResult } from './make-scan.ts';
import type { WorkerMessage } from './scan-worker.ts';

export type CreateScan = (
  pages: readonly ScanPage[],
  how: {
    /** Called with a page's index before that page is processed. */
    readonly onPage: (page: number) => void;
    readonly signal: AbortSignal;
  },
) => Promise<ScanResult>;

/**
 * Makes the PDF in a worker, so that the editor stays responsive.
 *
 * @throws DOMException `AbortError` when `signal` cancels the scan
 */
export const createScan: CreateScan = (pages, { onPage, signal }) =>
  new Promise<ScanResult>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const cancel = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', cancel);
    worker.onerror = () => end(() => reject(new Error('The code that makes the PDF could not be loaded')));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'page') onPage(data.page);
      else if (data.kind === 'done') end(() => resolve(data.result));
      else end(() => reject(data.error));
    };
    worker.postMessage(pages);
  });
