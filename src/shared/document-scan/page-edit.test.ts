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

describe('a page', () => {
  it('[SCAN-01] keeps what is cut off through four turns', () => {
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

  it('[SCAN-01] never lets its edges meet or leave the picture', () => {
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

  it('lies on A4 as it is held, in the middle', () => {
    expect(placementOf({ width: 100, height: 200 }).sheet).toEqual({ width: 595.28, height: 841.89 });
    const wide = placementOf({ width: 400, height: 200 });
    expect(wide.sheet).toEqual({ width: 841.89, height: 595.28 });
    expect(wide.x).toBeCloseTo(0);
    expect(wide.width).toBeCloseTo(841.89);
    expect(wide.y * 2 + wide.height).toBeCloseTo(595.28);
  });

  it('[SCAN-02] has 827 × 1169 pixels at the very least when it fills the sheet', () => {
    const least = sizeAt(A4_PHOTO, LEAST_DPI);
    expect(least.width).toBeGreaterThanOrEqual(827);
    expect(least.height).toBeGreaterThanOrEqual(1169);
  });

  it('[SCAN-02] never has fewer than 100 dots an inch, nor more pixels than the photo', () => {
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

  it('fills a document of 5 MB with as many pages as fit', () => {
    expect(MAX_PAGES).toBe(26);
    expect(MAX_PAGES * MAX_PAGE_BYTES).toBeLessThanOrEqual(5 * 1024 * 1024);
  });
});

describe('fitPage', () => {
  /** Writes as many bytes as a photo with noise has. */
  const encoder = (bytesPerPixel: number) => {
    const tried: string[] = [];
    const encode = async ({ width, height }: { width: number; height: number }, quality: number) => {
      tried.push(`${width}×${height} ${quality}`);
      return new Blob([new Uint8Array(Math.round(width * height * quality * bytesPerPixel))]);
    };
    return { tried, encode };
  };

  it('[SCAN-02] takes the first that fits, lowering the quality before the pixels', async () => {
    const { tried, encode } = encoder(0.1);
    const page = await fitPage(A4_PHOTO, encode);
    expect(page?.size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    expect(tried).toEqual(['1654×2339 0.8', '1654×2339 0.65', '1654×2339 0.5']);
  });

  it('[SCAN-02] gives up rather than go below 100 dots an inch', async () => {
    const { tried, encode } = encoder(3);
    expect(await fitPage(A4_PHOTO, encode)).toBeNull();
    expect(tried.at(-1)).toBe('827×1170 0.3');
  });

  it('leaves a picture of few pixels as large as it is', async () => {
    const small = { width: 640, height: 480 };
    const { tried, encode } = encoder(0.1);
    await fitPage(small, encode);
    expect(tried).toEqual(['640×480 0.8']);
    expect(dpiOf(small)).toBeLessThan(LEAST_DPI);
  });
});

it('begins with the whole picture, as it was taken', () => {
  expect(keptSize(A4_PHOTO, UNEDITED)).toEqual(A4_PHOTO);
});
