import { fitPage } from './fit-page.ts';
import { pageWriter } from './page-drawing.ts';
import { keptSize, type PageEdit, placementOf, type Size } from './page-edit.ts';
import { readPicture } from './read-picture.ts';
import { type PdfPage, writePdf } from './write-pdf.ts';

export interface ScanPage {
  readonly picture: Blob;
  readonly edit: PageEdit;
}

export type ScanResult =
  /** `pages` are the pictures in the PDF, one for each page. */
  | { readonly kind: 'made'; readonly pdf: Blob; readonly pages: readonly Blob[] }
  /** `page` is the index of a page that would be hard to read at the allowed size. */
  | { readonly kind: 'too-large'; readonly page: number };

interface WrittenPage {
  readonly picture: Blob;
  readonly size: Size;
}

/**
 * Makes a PDF with at most `MAX_PAGE_BYTES` for each page. Processes one page at a time, because
 * cheap phones lack the memory for several photos.
 */
export async function makeScan(
  pages: readonly ScanPage[],
  onPage: (page: number) => void,
): Promise<ScanResult> {
  const written: WrittenPage[] = [];
  for (const [index, { picture, edit }] of pages.entries()) {
    onPage(index);
    const bitmap = await readPicture(picture);
    try {
      const size = keptSize(bitmap, edit);
      const fitted = await fitPage(size, pageWriter(bitmap, edit));
      if (fitted === null) return { kind: 'too-large', page: index };
      written.push({ picture: fitted, size });
    } finally {
      bitmap.close();
    }
  }
  return {
    kind: 'made',
    pdf: writePdf(await Promise.all(written.map(pdfPage))),
    pages: written.map(({ picture }) => picture),
  };
}

const pdfPage = async ({ picture, size }: WrittenPage): Promise<PdfPage> => ({
  jpeg: new Uint8Array(await picture.arrayBuffer()),
  placement: placementOf(size),
});
