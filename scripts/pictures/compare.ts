import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures of the same story differ. */
export interface Difference {
  /** How many pixels are not the same; the rest of the larger picture counts as well. */
  readonly pixels: number;
  /** The later picture, pale, with the differing pixels in red. */
  readonly marks: Buffer;
}

/** Compares two pictures; null where no person could tell them apart. Smoothed edges do not count. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marks = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    marks.data,
    width,
    height,
    { threshold: 0.1 },
  );
  return pixels === 0 ? null : { pixels, marks: PNG.sync.write(marks) };
}

/** A picture in the corner of an empty canvas. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
