import { makePaper, type PaperPage, type PaperResult } from './paper-work.ts';

/** What the worker tells. */
export type PaperMessage =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly result: PaperResult };

const tell = (message: PaperMessage) => self.postMessage(message);

// One worker makes one PDF: calling it off ends the worker.
self.onmessage = ({ data }: MessageEvent<readonly PaperPage[]>) => {
  makePaper(data, (page) => tell({ kind: 'page', page })).then(
    (result) => tell({ kind: 'done', result }),
    (error: unknown) => tell({ kind: 'failed', error }),
  );
};
