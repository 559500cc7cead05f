import { pageWriter } from './page-drawing.ts';
import { type Crop, keptSize, type PageEdit, type Size, turnedSize } from './page-edit.ts';
import { readPicture } from './read-picture.ts';

/** The longer side of an uploaded picture, in pixels: sharp on a large screen, small on a slow line. */
const LONGEST_SIDE = 1600;
/** Looks like the original, at about a tenth of its bytes. Safari writes JPEG, but no WebP. */
const QUALITY = 0.82;
/** Cards and pages show pictures in this shape. */
const WIDE = 16 / 9;

/** The largest wide part in the middle of a turned picture. */
export function wideCrop(picture: Size, turn: PageEdit['turn']): Crop {
  const { width, height } = turnedSize(picture, turn);
  const isWider = width / height > WIDE;
  const edge = (1 - (isWider ? (height * WIDE) / width : width / WIDE / height)) / 2;
  return isWider
    ? { left: edge, top: 0, right: 1 - edge, bottom: 1 }
    : { left: 0, top: edge, right: 1, bottom: 1 - edge };
}

/** The size at which a picture is uploaded: never more pixels than it has. */
export function uploadedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Turns, cuts, scales down and encodes a picture as JPEG. @throws if the device cannot, such as for lack of memory */
export async function makePicture(picture: Blob, edit: PageEdit): Promise<Blob> {
  const bitmap = await readPicture(picture);
  try {
    return await pageWriter(bitmap, edit)(uploadedSize(keptSize(bitmap, edit)), QUALITY);
  } finally {
    bitmap.close();
  }
}
