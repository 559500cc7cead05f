import { MAX_DOCUMENT_BYTES } from '../upload/file-kind.ts';

/** The size of a picture in pixels, or of a sheet in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a rotated picture to keep. Each edge is a fraction of the picture's width or height,
 * measured from the left or the top.
 */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Edge = keyof Crop;

export interface PageEdit {
  /** The number of clockwise quarter turns. */
  readonly turn: 0 | 1 | 2 | 3;
  readonly crop: Crop;
  readonly isGrey: boolean;
}

export const WHOLE: Crop = { left: 0, top: 0, right: 1, bottom: 1 };
export const UNEDITED: PageEdit = { turn: 0, crop: WHOLE, isGrey: false };

/** The maximum size of a PDF page, in bytes. Document portals in India set this limit. */
export const MAX_PAGE_BYTES = 200_000;
/** The maximum number of pages in a document. */
export const MAX_PAGES = Math.floor(MAX_DOCUMENT_BYTES / MAX_PAGE_BYTES);

/** Printed text is hard to read below this resolution. */
export const LEAST_DPI = 100;

/** A4 in portrait, in points (1/72 inch). */
const A4: Size = { width: 595.28, height: 841.89 };
const POINTS_PER_INCH = 72;

/** The smallest share of a picture's width or height that a crop keeps. */
const LEAST_CROP = 0.1;

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width });

export function turnedSize(size: Size, turn: PageEdit['turn']): Size {
  return turn % 2 === 0 ? size : swapped(size);
}

/** Turns a page and its crop a quarter turn clockwise. */
export function turned({ turn, crop, isGrey }: PageEdit): PageEdit {
  return {
    turn: ((turn + 1) % 4) as PageEdit['turn'],
    crop: { left: 1 - crop.bottom, top: crop.left, right: 1 - crop.top, bottom: crop.right },
    isGrey,
  };
}

/** Moves a crop's edge to a position, or as close as the picture and the opposite edge allow. */
export function withEdge(crop: Crop, edge: Edge, to: number): Crop {
  const [least, most] = {
    left: [0, crop.right - LEAST_CROP] as const,
    top: [0, crop.bottom - LEAST_CROP] as const,
    right: [crop.left + LEAST_CROP, 1] as const,
    bottom: [crop.top + LEAST_CROP, 1] as const,
  }[edge];
  return { ...crop, [edge]: Math.min(Math.max(to, least), most) };
}

/** Returns the size of the cropped part, in the picture's pixels. */
export function keptSize(picture: Size, { turn, crop }: PageEdit): Size {
  const { width, height } = turnedSize(picture, turn);
  return {
    width: Math.max(1, Math.round(width * (crop.right - crop.left))),
    height: Math.max(1, Math.round(height * (crop.bottom - crop.top))),
  };
}

export type Placement = Readonly<ReturnType<typeof placementOf>>;

/**
 * Returns a picture's position and size on an A4 sheet, in points. The position is measured from
 * the sheet's lower-left corner. The picture is centered and as large as possible.
 */
export function placementOf(picture: Size) {
  const sheet = picture.width > picture.height ? swapped(A4) : A4;
  const scale = Math.min(sheet.width / picture.width, sheet.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { sheet, x: (sheet.width - width) / 2, y: (sheet.height - height) / 2, width, height };
}

/** Returns the resolution of a picture on its A4 sheet, in dots per inch. */
export function dpiOf(picture: Size): number {
  return (picture.width / placementOf(picture).width) * POINTS_PER_INCH;
}

/**
 * Returns a picture's size in pixels at the given resolution. Rounds up, but never exceeds the
 * picture's original size.
 */
export function sizeAt(picture: Size, dpi: number): Size {
  const scale = Math.min(1, dpi / dpiOf(picture));
  const pixels = (length: number) => Math.ceil(length * scale - 1e-6);
  return { width: pixels(picture.width), height: pixels(picture.height) };
}
