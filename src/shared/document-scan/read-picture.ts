/** Reads a picture, upright as the camera held it. @throws where the browser cannot decode it */
export function readPicture(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture, { imageOrientation: 'from-image' });
}
