import { expect, it } from 'vitest';
import { uploadedSize, wideCrop } from './make-picture.ts';

it('[CF-14] uploadedSize limits the longer side of a picture to 1600 pixels, and never enlarges the picture', () => {
  expect(uploadedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(uploadedSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  expect(uploadedSize({ width: 800, height: 450 })).toEqual({ width: 800, height: 450 });
});

it('[CF-14] wideCrop returns the largest centered 16:9 crop of a picture', () => {
  expect(wideCrop({ width: 1600, height: 900 }, 0)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  expect(wideCrop({ width: 900, height: 1600 }, 1)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  const tall = wideCrop({ width: 900, height: 1600 }, 0);
  expect([tall.left, tall.right]).toEqual([0, 1]);
  expect((tall.bottom - tall.top) * 1600).toBeCloseTo(506.25);
  expect(tall.top).toBeCloseTo(1 - tall.bottom);
  const long = wideCrop({ width: 3200, height: 900 }, 0);
  expect((long.right - long.left) * 3200).toBeCloseTo(1600);
});
