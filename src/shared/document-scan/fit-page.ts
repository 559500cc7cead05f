import { dpiOf, LEAST_DPI, MAX_PAGE_BYTES, type Size, sizeAt } from './page-edit.ts';

/** The bytes to reserve for the parts of a PDF page other than its picture. */
const AROUND_PICTURE = 2_000;
/** The maximum size of a page's picture, in bytes. */
export const MAX_PICTURE_BYTES = MAX_PAGE_BYTES - AROUND_PICTURE;

/** The highest resolution to try. Beyond it, more pixels do not make text easier to read. */
const MOST_DPI = 200;

/**
 * The resolutions and JPEG qualities to try, from the most to the least legible result. Up to a
 * point, more pixels help more than a higher quality.
 */
const steps: readonly (readonly [dpi: number, qualities: readonly number[]])[] = [
  [MOST_DPI, [0.8, 0.65, 0.5]],
  [165, [0.65, 0.5]],
  [135, [0.65, 0.5]],
  [115, [0.6]],
  [LEAST_DPI, [0.7, 0.55, 0.4, 0.3]],
];

/** The qualities to try for small pictures, which keep all their pixels. */
const qualities = [0.8, 0.65, 0.5, 0.4, 0.3];

/**
 * Returns the sizes and qualities to try for a picture, most legible first. No size is larger than
 * the picture.
 */
export function stepsFor(picture: Size): readonly { readonly size: Size; readonly quality: number }[] {
  const own = dpiOf(picture);
  if (own <= LEAST_DPI) return qualities.map((quality) => ({ size: picture, quality }));
  return steps
    .filter(([dpi]) => dpi === MOST_DPI || dpi < own)
    .flatMap(([dpi, values]) => values.map((quality) => ({ size: sizeAt(picture, dpi), quality })));
}

/**
 * Encodes a picture to fit a page's size limit.
 *
 * @returns the encoded picture, or null if the picture would be hard to read within the limit
 */
export async function fitPage(
  picture: Size,
  encode: (size: Size, quality: number) => Promise<Blob>,
): Promise<Blob | null> {
  for (const { size, quality } of stepsFor(picture)) {
    const written = await encode(size, quality);
    if (written.size <= MAX_PICTURE_BYTES) return written;
  }
  return null;
}
