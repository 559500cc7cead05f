import { MAX_DOCUMENT_BYTES } from '../upload/file-facts.ts';

/** Width and height: of a picture in pixels, of a sheet in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a turned picture that is used: its edges, from 0 at the left and the top to 1. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Edge = keyof Crop;

/** The edits of one picture. */
export interface PageEdit {
  /** Quarter turns clockwise. */
  readonly turn: 0 | 1 | 2 | 3;
  readonly crop: Crop;
  readonly isGrey: boolean;
}

export const WHOLE: Crop = { left: 0, top: 0, right: 1, bottom: 1 };
export const UNEDITED: PageEdit = { turn: 0, crop: WHOLE, isGrey: false };

/** The largest that a page of a PDF may become, in bytes: what portals in India ask for. */
export const MAX_PAGE_BYTES = 200_000;
/** The most pages that fit into the largest document that a form accepts. */
export const MAX_PAGES = Math.floor(MAX_DOCUMENT_BYTES / MAX_PAGE_BYTES);

/** Below this many pixels an inch, printed text is hard to read. */
export const LEAST_DPI = 100;

/** An upright sheet of A4, in points: 72 of them are an inch. */
const A4: Size = { width: 595.28, height: 841.89 };
const POINTS_PER_INCH = 72;

/** At least this much of the picture is left between two edges. */
const LEAST_CROP = 0.1;

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width });

/** The size of a picture once it is turned. */
export function turnedSize(size: Size, turn: PageEdit['turn']): Size {
  return turn % 2 === 0 ? size : swapped(size);
}

/** The same page a quarter clockwise; what is cut off stays cut off. */
export function turned({ turn, crop, isGrey }: PageEdit): PageEdit {
  return {
    turn: ((turn + 1) % 4) as PageEdit['turn'],
    crop: { left: 1 - crop.bottom, top: crop.left, right: 1 - crop.top, bottom: crop.right },
    isGrey,
  };
}

/** Puts one edge somewhere else, as far as the picture and the edge opposite let it. */
export function withEdge(crop: Crop, edge: Edge, to: number): Crop {
  const [least, most] = {
    left: [0, crop.right - LEAST_CROP] as const,
    top: [0, crop.bottom - LEAST_CROP] as const,
    right: [crop.left + LEAST_CROP, 1] as const,
    bottom: [crop.top + LEAST_CROP, 1] as const,
  }[edge];
  return { ...crop, [edge]: Math.min(Math.max(to, least), most) };
}

/** The size of the cropped part of a picture, in the picture's own pixels. */
export function keptSize(picture: Size, { turn, crop }: PageEdit): Size {
  const { width, height } = turnedSize(picture, turn);
  return {
    width: Math.max(1, Math.round(width * (crop.right - crop.left))),
    height: Math.max(1, Math.round(height * (crop.bottom - crop.top))),
  };
}

/** Where a picture lies on a sheet of A4, in points from the lower left: as large as it can, in the middle. */
export interface Placement {
  readonly sheet: Size;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function placementOf(picture: Size): Placement {
  const sheet = picture.width > picture.height ? swapped(A4) : A4;
  const scale = Math.min(sheet.width / picture.width, sheet.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { sheet, x: (sheet.width - width) / 2, y: (sheet.height - height) / 2, width, height };
}

/** How many pixels of a picture lie on an inch of its sheet. */
export function dpiOf(picture: Size): number {
  return (picture.width / placementOf(picture).width) * POINTS_PER_INCH;
}

/** The pixels that a picture has with so many on an inch; never fewer than asked for. */
export function sizeAt(picture: Size, dpi: number): Size {
  const scale = Math.min(1, dpi / dpiOf(picture));
  const pixels = (length: number) => Math.ceil(length * scale - 1e-6);
  return { width: pixels(picture.width), height: pixels(picture.height) };
}
