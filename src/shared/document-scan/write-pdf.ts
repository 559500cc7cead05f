import type { Placement, Size } from './page-edit.ts';

/** A page with one picture. `placement` is in points from the page's lower-left corner. */
export interface PdfPage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly placement: Placement;
}

/**
 * Writes a PDF 1.4 file with a color JPEG on each page.
 *
 * @throws TypeError if a page's `jpeg` is not a color JPEG
 */
export function writePdf(pages: readonly PdfPage[]): Blob {
  const parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;
  /** Appends ASCII text or bytes. Each character of the text is one byte. */
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  /** Writes one object. Objects are numbered from 1, in the order in which they are written. */
  const object = (dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    const entries = stream === undefined ? dictionary : `${dictionary} /Length ${stream.length}`;
    write(`${offsets.length} 0 obj\n<< ${entries.trim()} >>\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };

  // Four non-ASCII bytes mark the file as binary.
  write('%PDF-1.4\n%');
  write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3));
  write('\n');
  const first = (index: number) => 3 + 3 * index;
  object('/Type /Catalog /Pages 2 0 R');
  const kids = pages.map((_, index) => `${first(index)} 0 R`);
  object(`/Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length}`);
  for (const [index, { jpeg, placement }] of pages.entries()) {
    const { sheet, x, y, width, height } = placement;
    const [contents, picture] = [first(index) + 1, first(index) + 2];
    const pixels = pixelsOf(jpeg);
    object(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(sheet.width)} ${points(sheet.height)}]` +
        ` /Contents ${contents} 0 R /Resources << /XObject << /Picture ${picture} 0 R >> >>`,
    );
    object('', `q ${points(width)} 0 0 ${points(height)} ${points(x)} ${points(y)} cm /Picture Do Q`);
    object(
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height}` +
        ' /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    );
  }
  const table = length;
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

const points = (length: number): string => String(Number(length.toFixed(2)));

/** Reads a JPEG's size in pixels. Skips other segments to find the frame header. */
function pixelsOf(jpeg: Uint8Array<ArrayBuffer>): Size {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The frame header of a baseline or progressive JPEG with three color components.
    if ((marker === 0xc0 || marker === 0xc2) && view.getUint8(at + 9) === 3) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  throw new TypeError('The picture is not a color JPEG');
}
