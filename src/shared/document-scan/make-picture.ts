import { pageWriter } from './page-drawing.ts';
import { type Crop, keptSize, type PageEdit, type Size, turnedSize } from './page-edit.ts';
import { readPicture } from './read-picture.ts';

/**
 * The maximum length of an uploaded picture's longer side, in pixels. At this size, a picture looks
 * sharp on a large screen and loads quickly on a slow connection.
 */
const LONGEST_SIDE = 1600;
/**
 * The JPEG quality. The result looks like the original, but is about a tenth of the size. The
 * format is not WebP, because Safari can't encode WebP.
 */
const QUALITY = 0.82;
/** The aspect ratio in which cards and pages show pictures. */
const WIDE = 16 / 9;

/** Returns the largest centered 16:9 crop of the turned picture. */
export function wideCrop(picture: Size, turn: PageEdit['turn']): Crop {
  const { width, height } = turnedSize(picture, turn);
  const isWider = width / height > WIDE;
  const edge = (1 - (isWider ? (height * WIDE) / width : width / WIDE / height)) / 2;
  return isWider
    ? { left: edge, top: 0, right: 1 - edge, bottom: 1 }
    : { left: 0, top: edge, right: 1, bottom: 1 - edge };
}

/** Returns the size of the uploaded picture, which is never larger than the original. */
export function uploadedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Turns, crops, scales down and encodes a picture as JPEG.
 *
 * @throws if the device can't process the picture, for example because it runs out of memory
 */
export async function makePicture(picture: Blob, edit: PageEdit): Promise<Blob> {
  const bitmap = await readPicture(picture);
  try {
    return await pageWriter(bitmap, edit)(uploadedSize(keptSize(bitmap, edit)), QUALITY);
  } finally {
    bitmap.close();
  }
}
