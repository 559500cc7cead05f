import { type Size, sizeAt } from './page-edit.ts';

/** A page of text, and the settings of its simulated photo. */
export interface Photo {
  readonly lines: readonly string[];
  /** Seeds the noise and the shadow. The same seed always produces the same photo. */
  readonly seed: number;
  readonly size?: Size;
  /** The tilt of the sheet in degrees. */
  readonly tilt?: number;
  /** The maximum amount by which noise changes a pixel, from 0 to 255. */
  readonly noise?: number;
  /** How much darker the darkest corner is than the brightest, from 0 (equal) to 1 (black). */
  readonly shadow?: number;
}

/** The size of a modern phone's photo, 12 megapixels. */
const PHONE: Size = { width: 3024, height: 4032 };

/** Returns a generator of pseudo-random numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words =
  'the board of school education certifies that this candidate has passed the examination held in march with marks in mathematics science history english hindi geography and computer studies as shown below total family income from all sources for the year assessed by the tahsildar of the district resident of village street house number issued on date signature of the registrar father mother guardian name of student roll number subject maximum obtained grade result first class distinction'.split(
    ' ',
  );

/** Returns the lines of a made-up certificate. */
export function certificateLines(seed: number, count = 30): readonly string[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: 9 }, () => words[Math.floor(next() * words.length)] ?? '');
    const [first = '', ...rest] = chosen;
    const marks = 30 + Math.floor(next() * 70);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')} ${marks}`;
  });
}

/** Draws a page of text as if photographed: a tilted sheet on a table, unevenly lit, with noise. */
export async function photograph(photo: Photo): Promise<File> {
  const { lines, seed, size = PHONE, tilt = 0, noise = 8, shadow = 0.35 } = photo;
  const { width, height } = size;
  const next = numbersFrom(seed);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');

  context.fillStyle = '#5b4a3a';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((tilt * Math.PI) / 180);
  const sheet = sizeAt({ width: 2100, height: 2970 }, 10_000);
  const scale = Math.min((width * 0.94) / sheet.width, (height * 0.94) / sheet.height);
  const [sheetWidth, sheetHeight] = [sheet.width * scale, sheet.height * scale];
  context.fillStyle = '#f4f1e8';
  context.fillRect(-sheetWidth / 2, -sheetHeight / 2, sheetWidth, sheetHeight);

  // A4 is 595 points wide. The text is 11 points high.
  const point = sheetWidth / 595;
  context.fillStyle = '#26262e';
  context.font = `${11 * point}px sans-serif`;
  context.textBaseline = 'top';
  const left = -sheetWidth / 2 + 40 * point;
  const top = -sheetHeight / 2 + 45 * point;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, left, top + index * 24 * point, sheetWidth - 80 * point);
  }
  context.resetTransform();

  const corner = [next() < 0.5 ? 0 : width, next() < 0.5 ? 0 : height] as const;
  const light = context.createRadialGradient(...corner, 0, ...corner, Math.hypot(width, height));
  light.addColorStop(0, `rgb(0 0 0 / ${shadow})`);
  light.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);

  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    // The sum of two random numbers resembles camera noise: mostly small, sometimes large.
    for (let color = 0; color < 3; color += 1) {
      data[at + color] = (data[at + color] ?? 0) + (next() + next() - 1) * noise * 2;
    }
  }
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], `photo-${seed}.jpg`, { type: 'image/jpeg' });
}

/** Extracts the JPEG pictures from a PDF. */
export async function picturesIn(document: Blob): Promise<readonly Blob[]> {
  const bytes = new Uint8Array(await document.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  return [...text.matchAll(/\/Filter \/DCTDecode \/Length (\d+) >>\nstream\n/g)].map(
    ({ 0: { length }, 1: bytesLong, index }) => {
      const start = index + length;
      return new Blob([bytes.slice(start, start + Number(bytesLong))], { type: 'image/jpeg' });
    },
  );
}

/** Returns the JPEG, marked as taken with the phone on its side (EXIF orientation 6). */
export async function turnedByCamera(photo: File): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  // An EXIF segment (APP1) with one entry, the orientation: tag 0x0112 of type short, count 1,
  // value 6.
  const exif = '\xff\xe1\x00\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
  const segment = Uint8Array.from(exif, (character) => character.charCodeAt(0));
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], photo.name, { type: photo.type });
}
