import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare.ts';

/** A picture of one color, with some pixels in another one. */
function picture(width: number, height: number, dots: readonly (readonly [number, number])[] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of dots) png.data.set([20, 20, 60, 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}
const block = Array.from({ length: 16 }, (_, index) => [4 + (index % 4), 4 + Math.floor(index / 4)] as const);

describe('comparePictures', () => {
  it('finds nothing between two pictures that look the same', () => {
    expect(comparePictures(picture(20, 20, block), picture(20, 20, block))).toBeNull();
  });

  it('counts the pixels that differ, and marks each of them', () => {
    const difference = comparePictures(picture(20, 20), picture(20, 20, block));
    expect(difference?.pixels).toBe(16);
    const marks = PNG.sync.read(difference?.marks ?? Buffer.alloc(0));
    expect([...marks.data.subarray((5 * 20 + 5) * 4, (5 * 20 + 5) * 4 + 3)]).toEqual([255, 0, 0]);
    expect([...marks.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('counts what one picture has more of', () => {
    const difference = comparePictures(picture(20, 20), picture(20, 30));
    expect(difference?.pixels).toBe(200);
    expect(PNG.sync.read(difference?.marks ?? Buffer.alloc(0)).height).toBe(30);
  });
});
