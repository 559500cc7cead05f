import { describe, expect, it, vi } from 'vitest';
import { createScan } from './create-scan.ts';
import type { ScanResult } from './make-scan.ts';
import { openPicture, unreadableText } from './open-picture.ts';
import { MAX_PAGE_BYTES, type PageEdit, UNEDITED } from './page-edit.ts';
import {
  certificateLines,
  numbersFrom,
  photograph,
  picturesIn,
  turnedByCamera,
} from './photographed-page.test-utils.ts';

const make = (pictures: readonly Blob[], edit: Partial<PageEdit> = {}, onPage = (_: number) => {}) =>
  createScan(
    pictures.map((picture) => ({ picture, edit: { ...UNEDITED, ...edit } })),
    { onPage, signal: new AbortController().signal },
  );

function made(result: ScanResult) {
  if (result.kind !== 'made') throw new Error(`Page ${result.page} is too large`);
  return result;
}

/** Creates a picture of noise, which compresses poorly. */
async function noise(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const next = numbersFrom(1);
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : next() * 256,
  );
  context?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

let drawn: Promise<readonly File[]> | undefined;
/** Two photographed pages. Drawn only once, because drawing takes seconds. */
const photos = () => {
  const size = { width: 1800, height: 2400 };
  drawn ??= Promise.all(
    [1, 2].map((seed) => photograph({ seed, size, lines: certificateLines(seed), tilt: 0.8, noise: 14 })),
  );
  return drawn;
};

describe('createScan', () => {
  it('[SCAN-02] createScan turns each photo into an A4 page of at most 200 kB', async () => {
    const onPage = vi.fn();
    const { pdf, pages } = made(await make(await photos(), {}, onPage));
    expect(pdf.size).toBeLessThanOrEqual(2 * MAX_PAGE_BYTES);
    expect(onPage.mock.calls).toEqual([[0], [1]]);
    const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    expect(text.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(2);
    const within = await picturesIn(pdf);
    expect(within.map(({ size }) => size)).toEqual(pages.map(({ size }) => size));
    for (const picture of within) {
      expect(picture.size).toBeLessThan(MAX_PAGE_BYTES);
      const { width, height } = await createImageBitmap(picture);
      expect(width).toBeGreaterThanOrEqual(827);
      expect(height).toBeGreaterThanOrEqual(1102);
    }
  });

  it('[SCAN-02] createScan reports the page that is still too large at 100 dots per inch', async () => {
    const photo = await photograph({ seed: 1, lines: [], size: { width: 300, height: 400 } });
    expect(await make([photo, await noise(827, 1170)])).toEqual({ kind: 'too-large', page: 1 });
  });

  it('[SCAN-01] createScan rotates, crops and desaturates the pictures in the PDF', async () => {
    const photo = await photograph({
      seed: 3,
      lines: certificateLines(3),
      size: { width: 600, height: 800 },
    });
    const edit = { turn: 1, crop: { left: 0, top: 0, right: 0.5, bottom: 1 }, isGrey: true } as const;
    const { pages } = made(await make([photo], edit));
    const bitmap = await createImageBitmap(pages[0] ?? new Blob());
    expect([bitmap.width, bitmap.height]).toEqual([400, 600]);
    const context = new OffscreenCanvas(400, 600).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, 400, 600) ?? { data: [] };
    const colored = Array.from(data).filter(
      (value, at) => at % 4 === 0 && Math.abs(value - (data[at + 2] ?? 0)) > 2,
    );
    expect([data.length, colored]).toEqual([400 * 600 * 4, []]);
  });

  it('[SCAN-02] createScan rejects with an AbortError when cancelled', async () => {
    const calledOff = new AbortController();
    const pages = (await photos()).map((picture) => ({ picture, edit: UNEDITED }));
    const making = createScan(pages, { onPage: () => calledOff.abort(), signal: calledOff.signal });
    await expect(making).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('openPicture', () => {
  it('[SCAN-01] openPicture returns an upright picture for a photo taken with the camera on its side', async () => {
    const photo = await photograph({ seed: 4, lines: ['Up'], size: { width: 800, height: 600 } });
    expect(await openPicture(photo)).toMatchObject({ width: 800, height: 600 });
    expect(await openPicture(await turnedByCamera(photo))).toMatchObject({ width: 600, height: 800 });
  });

  it('[SCAN-04] openPicture rejects a picture that the browser cannot decode, and unreadableText tells the user what to do', async () => {
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic' });
    await expect(openPicture(heic)).rejects.toThrow();
    expect(unreadableText(heic)).toMatch(/^This browser can’t open IMG_0042\.HEIC, .*Most Compatible/);
    expect(unreadableText(new File([''], 'a.pdf'))).toMatch(/is a PDF already/);
    expect(unreadableText(new File([''], 'a.txt'))).toMatch(/can’t open a\.txt as a picture/);
  });
});
