import { readPicture } from './read-picture.ts';

/**
 * The maximum length of the longer side of the editor's copy, in pixels. At this size, the copy
 * looks sharp on a large screen, yet needs little memory.
 */
const SHOWN_PIXELS = 1200;

/** A chosen picture with its size in pixels, and a small copy for the editor. */
export interface OpenedPicture {
  readonly picture: Blob;
  readonly shown: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a chosen picture.
 *
 * @throws if this browser cannot decode the picture. Most browsers cannot decode HEIC
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const bitmap = await readPicture(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, SHOWN_PIXELS / Math.max(width, height));
  try {
    const shown = await createImageBitmap(bitmap, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    });
    return { picture: file, shown, width, height };
  } finally {
    bitmap.close();
  }
}

/**
 * Returns advice about a file that this browser can't decode.
 *
 * @param pdfAdvice completes the sentence that begins "‹name› is a PDF"
 */
export function unreadableText(
  { name, type }: File,
  pdfAdvice = ' already. Close this window and choose the PDF itself.',
): string {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) {
    return `This browser can’t open ${name}, because the photo is in Apple’s HEIC format. On your iPhone, go to Settings > Camera > Formats, choose ‘Most Compatible’ and take the photo again.`;
  }
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) {
    return `${name} is a PDF${pdfAdvice}`;
  }
  return `We can’t open ${name} as a picture. Choose a photo (JPEG or PNG), or take a new one.`;
}
