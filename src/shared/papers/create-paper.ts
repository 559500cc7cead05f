import type { PaperPage, PaperResult } from './paper-work.ts';
import type { PaperMessage } from './paper-worker.ts';

/** Makes one PDF of pictures on this device. */
export type CreatePaper = (
  pages: readonly PaperPage[],
  how: {
    /** Told the index of each page as its turn comes. */
    readonly onPage: (page: number) => void;
    readonly signal: AbortSignal;
  },
) => Promise<PaperResult>;

/**
 * Makes the PDF in a worker, so that the page stays quick. A browser whose workers have no canvas makes it in the page.
 *
 * @throws DOMException `AbortError` when the signal cancels it
 */
export const createPaper: CreatePaper = (pages, how) =>
  typeof OffscreenCanvas === 'undefined' ? createInPage(pages, how) : createInWorker(pages, how);

const createInWorker: CreatePaper = (pages, { onPage, signal }) =>
  new Promise<PaperResult>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const cancel = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', cancel);
    worker.onerror = () => end(() => reject(new Error('The code that makes the PDF could not be loaded')));
    worker.onmessage = ({ data }: MessageEvent<PaperMessage>) => {
      if (data.kind === 'page') onPage(data.page);
      else if (data.kind === 'done') end(() => resolve(data.result));
      else end(() => reject(data.error));
    };
    worker.postMessage(pages);
  });

const createInPage: CreatePaper = async (pages, { onPage, signal }) => {
  const { makePaper } = await import('./paper-work.ts');
  return makePaper(pages, (page) => {
    signal.throwIfAborted();
    onPage(page);
  });
};
