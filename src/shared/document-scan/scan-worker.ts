import { makeScan, type ScanPage, type ScanResult } from './make-scan.ts';

export type WorkerMessage =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly result: ScanResult };

const tell = (message: WorkerMessage) => self.postMessage(message);

// One worker makes one PDF. Cancelling terminates the worker.
self.onmessage = ({ data }: MessageEvent<readonly ScanPage[]>) => {
  makeScan(data, (page) => tell({ kind: 'page', page })).then(
    (result) => tell({ kind: 'done', result }),
    (error: unknown) => tell({ kind: 'failed', error }),
  );
};
