/** Reads a picture upright, using its EXIF orientation. @throws if the browser cannot decode it */
export function readPicture(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture, { imageOrientation: 'from-image' });
}
