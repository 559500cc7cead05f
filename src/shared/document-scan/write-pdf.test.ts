import { expect, it } from 'vitest';
import { placementOf } from './page-edit.ts';
import { writePdf } from './write-pdf.ts';

/** Builds a JPEG with made-up image data. Its headers are like those that a canvas writes. */
function jpegOf(width: number, height: number, scan: string, { frame = 0xc0, colors = 3 } = {}) {
  const two = (value: number) => [value >> 8, value & 255];
  const start = [0xff, 0xd8, 0xff, 0xe0, ...two(16), ...new Array(14).fill(0)];
  const header = [0xff, frame, ...two(17), 8, ...two(height), ...two(width), colors, ...new Array(9).fill(1)];
  return Uint8Array.from([...start, ...header, ...Array.from(scan, (letter) => letter.charCodeAt(0))]);
}

const pageOf = (width: number, height: number, scan: string) => ({
  jpeg: jpegOf(width, height, scan),
  placement: placementOf({ width, height }),
});
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * Reads a PDF's pages as a viewer does. Uses the cross-reference table to find each object's
 * dictionary and stream.
 */
function readPdf(text: string) {
  const [, table = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const [head = '', count = ''] = /^xref\n0 (\d+)\n/.exec(text.slice(Number(table))) ?? [];
  const entries = text.slice(Number(table) + head.length, text.lastIndexOf('trailer')).match(/.{18} \n/gs);
  expect(entries).toHaveLength(Number(count));
  expect(entries?.[0]).toBe('0000000000 65535 f \n');
  const objects = (entries ?? []).slice(1).map((entry, index) => {
    const at = text.slice(Number(entry.slice(0, 10)));
    const [whole = '', number, dictionary = ''] = /^(\d+) 0 obj\n<< (.*) >>\n/.exec(at) ?? [];
    expect(Number(number)).toBe(index + 1);
    const [, length] = /\/Length (\d+)/.exec(dictionary) ?? [];
    if (length === undefined) expect(at.slice(whole.length)).toMatch(/^endobj\n/);
    if (length === undefined) return { dictionary, stream: '' };
    const start = whole.length + 'stream\n'.length;
    const stream = at.slice(start, start + Number(length));
    expect(at.slice(whole.length, start)).toBe('stream\n');
    expect(at.slice(start + stream.length)).toMatch(/^\nendstream\nendobj\n/);
    return { dictionary, stream };
  });
  const trailer = text.slice(text.lastIndexOf('trailer'));
  expect(trailer).toContain(`<< /Size ${count} /Root 1 0 R >>`);
  const named = (dictionary: string, name: string) => {
    const [, number] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? [];
    return objects[Number(number) - 1] ?? { dictionary: '', stream: '' };
  };
  const tree = named(objects[0]?.dictionary ?? '', 'Pages').dictionary;
  const kids = /\/Kids \[(.*)\] \/Count (\d+)/.exec(tree);
  const pages = [...(kids?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
    ([, number]) => objects[Number(number) - 1],
  );
  expect(pages).toHaveLength(Number(kids?.[2]));
  return pages.map((page) => {
    const { dictionary } = page ?? { dictionary: '' };
    expect(named(dictionary, 'Parent').dictionary).toBe(tree);
    return {
      sheet: /\/MediaBox \[(.*)\]/.exec(dictionary)?.[1],
      drawing: named(dictionary, 'Contents').stream,
      picture: named(dictionary, 'Picture'),
    };
  });
}

it('[SCAN-02] writePdf writes a PDF whose cross-reference table points to each page and its unchanged picture', async () => {
  const pages = [pageOf(827, 1170, 'one \xff\xd9 endstream'), pageOf(400, 200, 'two')];
  const pdf = writePdf(pages);
  expect(pdf.type).toBe('application/pdf');
  const text = latin1(new Uint8Array(await pdf.arrayBuffer()));
  expect(text).toMatch(/^%PDF-1\.4\n%[\x80-\xff]{4}\n/);
  expect(readPdf(text)).toEqual([
    {
      sheet: '0 0 595.28 841.89',
      drawing: 'q 595.08 0 0 841.89 0.1 0 cm /Picture Do Q',
      picture: {
        dictionary: expect.stringMatching(/\/Width 827 \/Height 1170 .*\/DeviceRGB .*\/Filter \/DCTDecode /),
        stream: latin1(pages[0]?.jpeg ?? new Uint8Array()),
      },
    },
    {
      sheet: '0 0 841.89 595.28',
      drawing: 'q 841.89 0 0 420.95 0 87.17 cm /Picture Do Q',
      picture: {
        dictionary: expect.stringMatching(/\/Width 400 \/Height 200 /),
        stream: latin1(pages[1]?.jpeg ?? new Uint8Array()),
      },
    },
  ]);
});

it.each([
  ['a greyscale JPEG', jpegOf(8, 8, '', { colors: 1 })],
  ['a JPEG that is neither baseline nor progressive', jpegOf(8, 8, '', { frame: 0xc9 })],
  ['a file that is not a JPEG', Uint8Array.from('GIF89a and more', (letter) => letter.charCodeAt(0))],
])('[SCAN-02] writePdf rejects %s', (_, jpeg) => {
  const placement = placementOf({ width: 8, height: 8 });
  expect(() => writePdf([{ jpeg, placement }])).toThrow(TypeError);
});
