import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPage, MAX_PICTURE_BYTES, stepsFor } from './fit-page.ts';
import {
  dpiOf,
  keptSize,
  LEAST_DPI,
  MAX_PAGE_BYTES,
  MAX_PAGES,
  type PageEdit,
  placementOf,
  sizeAt,
  turned,
  UNEDITED,
  WHOLE,
  withEdge,
} from './page-edit.ts';

const A4_PHOTO = { width: 2480, height: 3508 };

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});

describe('a scanned page', () => {
  it('[SCAN-01] turning a scanned page four times restores its crop', () => {
    const cut: PageEdit = {
      turn: 0,
      crop: { left: 0.1, top: 0.25, right: 0.75, bottom: 1 },
      isGrey: true,
    };
    const once = turned(cut);
    expect(once).toEqual({ turn: 1, crop: { left: 0, top: 0.1, right: 0.75, bottom: 0.75 }, isGrey: true });
    expect(keptSize({ width: 1000, height: 2000 }, cut)).toEqual({ width: 650, height: 1500 });
    expect(keptSize({ width: 1000, height: 2000 }, once)).toEqual({ width: 1500, height: 650 });
    const around = turned(turned(turned(once)));
    expect(around.turn).toBe(0);
    expect(around.crop.left).toBeCloseTo(0.1);
    expect(around.crop.right).toBeCloseTo(0.75);
  });

  it('[SCAN-01] the crop edges of a scanned page never meet or leave the picture', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('left', 'top', 'right', 'bottom'),
            fc.double({ min: -2, max: 3, noNaN: true }),
          ),
        ),
        (moves) => {
          let crop = WHOLE;
          for (const [edge, to] of moves) crop = withEdge(crop, edge, to);
          expect(crop.right - crop.left).toBeGreaterThan(0.099);
          expect(crop.bottom - crop.top).toBeGreaterThan(0.099);
          for (const edge of Object.values(crop)) expect(edge).toBeGreaterThanOrEqual(0);
          for (const edge of Object.values(crop)) expect(edge).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('placementOf centers a page on an A4 sheet of the same orientation', () => {
    expect(placementOf({ width: 100, height: 200 }).sheet).toEqual({ width: 595.28, height: 841.89 });
    const wide = placementOf({ width: 400, height: 200 });
    expect(wide.sheet).toEqual({ width: 841.89, height: 595.28 });
    expect(wide.x).toBeCloseTo(0);
    expect(wide.width).toBeCloseTo(841.89);
    expect(wide.y * 2 + wide.height).toBeCloseTo(595.28);
  });

  it('[SCAN-02] a scanned page that fills an A4 sheet has at least 827 × 1169 pixels', () => {
    const least = sizeAt(A4_PHOTO, LEAST_DPI);
    expect(least.width).toBeGreaterThanOrEqual(827);
    expect(least.height).toBeGreaterThanOrEqual(1169);
  });

  it('[SCAN-02] a scan never shrinks a photo below 100 dots per inch, and never enlarges it', () => {
    fc.assert(
      fc.property(size, (photo) => {
        for (const step of stepsFor(photo)) {
          expect(step.size.width).toBeLessThanOrEqual(photo.width);
          expect(step.size.height).toBeLessThanOrEqual(photo.height);
          const least = sizeAt(photo, LEAST_DPI);
          expect(step.size.width).toBeGreaterThanOrEqual(least.width);
          expect(step.size.height).toBeGreaterThanOrEqual(least.height);
        }
      }),
    );
  });

  it('a scan may have up to 26 pages, which fit in 5 MB', () => {
    expect(MAX_PAGES).toBe(26);
    expect(MAX_PAGES * MAX_PAGE_BYTES).toBeLessThanOrEqual(5 * 1024 * 1024);
  });
});

describe('fitPage', () => {
  /** Simulates a JPEG encoder. A photo with more noise needs more bytes per pixel. */
  const encoder = (bytesPerPixel: number) => {
    const tried: string[] = [];
    const encode = async ({ width, height }: { width: number; height: number }, quality: number) => {
      tried.push(`${width}×${height} ${quality}`);
      return new Blob([new Uint8Array(Math.round(width * height * quality * bytesPerPixel))]);
    };
    return { tried, encode };
  };

  it('[SCAN-02] fitPage lowers the quality before it reduces the size, and returns the first picture that fits', async () => {
    const { tried, encode } = encoder(0.1);
    const page = await fitPage(A4_PHOTO, encode);
    expect(page?.size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    expect(tried).toEqual(['1654×2339 0.8', '1654×2339 0.65', '1654×2339 0.5']);
  });

  it('[SCAN-02] fitPage returns null rather than go below 100 dots per inch', async () => {
    const { tried, encode } = encoder(3);
    expect(await fitPage(A4_PHOTO, encode)).toBeNull();
    expect(tried.at(-1)).toBe('827×1170 0.3');
  });

  it('fitPage keeps the size of a small picture', async () => {
    const small = { width: 640, height: 480 };
    const { tried, encode } = encoder(0.1);
    await fitPage(small, encode);
    expect(tried).toEqual(['640×480 0.8']);
    expect(dpiOf(small)).toBeLessThan(LEAST_DPI);
  });
});

it('an unedited scanned page keeps its whole picture', () => {
  expect(keptSize(A4_PHOTO, UNEDITED)).toEqual(A4_PHOTO);
});
