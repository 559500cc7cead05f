import { dpiOf, LEAST_DPI, MAX_PAGE_BYTES, type Size, sizeAt } from './page-edit.ts';

/** What the PDF itself needs for a page, in bytes, with room to spare. */
const AROUND_PICTURE = 2_000;
/** The most that a page's picture may become, in bytes. */
export const MAX_PICTURE_BYTES = MAX_PAGE_BYTES - AROUND_PICTURE;

/** More pixels than this on an inch make no text easier to read. */
const MOST_DPI = 200;

interface Step {
  readonly dpi: number;
  readonly quality: number;
}

/** From the most legible to the least: many pixels count more than exact ones, up to a point. */
const steps: readonly Step[] = [
  { dpi: MOST_DPI, quality: 0.8 },
  { dpi: MOST_DPI, quality: 0.65 },
  { dpi: MOST_DPI, quality: 0.5 },
  { dpi: 165, quality: 0.65 },
  { dpi: 165, quality: 0.5 },
  { dpi: 135, quality: 0.65 },
  { dpi: 135, quality: 0.5 },
  { dpi: 115, quality: 0.6 },
  { dpi: LEAST_DPI, quality: 0.7 },
  { dpi: LEAST_DPI, quality: 0.55 },
  { dpi: LEAST_DPI, quality: 0.4 },
  { dpi: LEAST_DPI, quality: 0.3 },
];

/** For a picture that has few pixels to begin with: it keeps them all. */
const qualities = [0.8, 0.65, 0.5, 0.4, 0.3];

/** The ways to write a picture, the most legible first; none has more pixels than the picture itself. */
export function stepsFor(picture: Size): readonly { readonly size: Size; readonly quality: number }[] {
  const own = dpiOf(picture);
  if (own <= LEAST_DPI) return qualities.map((quality) => ({ size: picture, quality }));
  return steps
    .filter(({ dpi }) => dpi === MOST_DPI || dpi < own)
    .map(({ dpi, quality }) => ({ size: sizeAt(picture, dpi), quality }));
}

/**
 * Writes a picture so that it stays within the bytes of a page.
 *
 * @param encode writes it with so many pixels, at a quality from 0 to 1
 * @returns null where it would become hard to read
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
