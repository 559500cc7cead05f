import { type PageEdit, type Size, turnedSize } from './page-edit.ts';

/** Draws a picture on the canvas: turned, cropped and, if `isGrey` is true, without color. */
export function drawPage(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  picture: ImageBitmap,
  { turn, crop, isGrey }: PageEdit,
): void {
  const context = canvas.getContext('2d', { willReadFrequently: isGrey }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (context === null) throw new Error('The browser could not create a canvas for the page');
  const { width, height } = turnedSize(picture, turn);
  context.resetTransform();
  // A white background for transparent pictures.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(
    canvas.width / (width * (crop.right - crop.left)),
    canvas.height / (height * (crop.bottom - crop.top)),
  );
  context.translate(-crop.left * width + width / 2, -crop.top * height + height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  if (isGrey) makeGrey(context, canvas);
}

/**
 * Removes colors and keeps brightness. Loops over the pixels, because Safari lacks canvas filters.
 */
function makeGrey(context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D, size: Size): void {
  const pixels = context.getImageData(0, 0, size.width, size.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    data[at] = data[at + 1] = data[at + 2] = grey;
  }
  context.putImageData(pixels, 0, 0);
}

/**
 * Returns a function that encodes a page as JPEG. It draws the page again only if the size has
 * changed.
 */
export function pageWriter(
  picture: ImageBitmap,
  edit: PageEdit,
): (size: Size, quality: number) => Promise<Blob> {
  let drawn: OffscreenCanvas | null = null;
  return (size, quality) => {
    if (drawn?.width !== size.width || drawn.height !== size.height) {
      drawn = new OffscreenCanvas(size.width, size.height);
      drawPage(drawn, picture, edit);
    }
    return drawn.convertToBlob({ type: 'image/jpeg', quality });
  };
}
