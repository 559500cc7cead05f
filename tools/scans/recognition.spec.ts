import { expect, it } from 'vitest';
import { createScan } from '../../src/shared/document-scan/create-scan.ts';
import { MAX_PAGE_BYTES, UNEDITED } from '../../src/shared/document-scan/page-edit.ts';
import {
  certificateLines,
  type Photo,
  photograph,
  picturesIn,
} from '../../src/shared/document-scan/photographed-page.test-utils.ts';

/** The least share of the characters that recognition has to read right. */
const LEAST_READ = 0.95;

const photos: readonly Photo[] = Array.from({ length: 20 }, (_, index) => ({
  seed: index + 1,
  lines: certificateLines(index + 1),
  tilt: [-2, -0.8, 0, 0.6, 1.5][index % 5] ?? 0,
  noise: [6, 10, 14, 20][index % 4] ?? 8,
  shadow: [0.2, 0.35, 0.5][index % 3] ?? 0.35,
}));

it.each(photos)(
  '[SCAN-03] photo $seed (tilt $tilt, noise $noise, shadow $shadow) becomes a page of at most 200 kB that can be read',
  async (photo) => {
    const picture = await photograph(photo);
    const started = performance.now();
    const result = await createScan([{ picture, edit: { ...UNEDITED, isGrey: photo.seed % 2 === 0 } }], {
      onPage: () => {},
      signal: new AbortController().signal,
    });
    const seconds = (performance.now() - started) / 1000;
    if (result.kind !== 'made') throw new Error('The page stays too large');
    expect(result.pdf.size).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    const [jpeg = new Blob()] = await picturesIn(result.pdf);
    const { width, height } = await createImageBitmap(jpeg);
    const read = readShare(photo.lines.join(' '), await recognized(jpeg));
    console.log(
      `photo ${photo.seed}: ${(picture.size / 1e6).toFixed(1)} MB to ${(result.pdf.size / 1000).toFixed(0)} kB, ${width}×${height}, ${(read * 100).toFixed(1)} % read, made in ${seconds.toFixed(1)} s`,
    );
    expect(read).toBeGreaterThanOrEqual(LEAST_READ);
  },
);

/** The share of a text's characters that was read, from 0 to 1; line breaks and spaces count as one space. */
function readShare(text: string, read: string): number {
  const [asked, given] = [text, read].map((words) => words.replace(/\s+/g, ' ').trim()) as [string, string];
  return Math.max(0, 1 - distance(asked, given) / asked.length);
}

/** The edit distance between two texts (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const changed = (row[at] ?? 0) + (other[at] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The text in a picture, read by the server of this test. */
async function recognized(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const body = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return (await fetch('/recognize', { method: 'POST', body })).text();
}
