import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../npm-run.ts';
import { type Accepted, type Machine, pictureHash, pictureKey } from './acceptance.ts';
import { picturesOf, readAlbum, type Story } from './pictures.ts';
import { launchBrowser } from './take-pictures.ts';

/** Where the accepted hashes are committed, from the repository's root. */
export const ACCEPTED_PATH = 'scripts/pictures/accepted.json';

/** The accepted pictures; null before the first of them. */
export function readAccepted(): Accepted | null {
  const file = join(root, ACCEPTED_PATH);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accepted) : null;
}

/** Writes what is committed. */
export function writeAccepted(accepted: Accepted): void {
  writeFileSync(join(root, ACCEPTED_PATH), `${JSON.stringify(accepted, null, 2)}\n`);
}

/** The hashes of the pictures that a folder holds, or of some of them. */
export function hashesOf(
  folder: string,
  isWanted: (story: Story) => boolean = () => true,
): Readonly<Record<string, string>> {
  const pictures = picturesOf(readAlbum(folder)?.stories.filter(isWanted) ?? []);
  return Object.fromEntries(
    pictures.map(({ file }) => [pictureKey(file), pictureHash(readFileSync(join(folder, file)))]),
  );
}

/** Text in the system's own faces, a round corner and a gradient: they differ where machines draw differently. */
const SAMPLE = `<p style="font:24px system-ui">₹ 25,000 Ag</p><p style="font:17px sans-serif">हिन्दी தமிழ்</p>
<div style="width:99px;height:49px;border:1px solid;border-radius:12px;background:linear-gradient(#35319b,#f4a51c)"></div>`;

/** What draws pictures here. */
export async function thisMachine(): Promise<Machine> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
    await page.setContent(SAMPLE);
    const sample = pictureHash(await page.screenshot());
    return { browser: browser.version(), platform: `${process.platform}-${process.arch}`, sample };
  } finally {
    await browser.close();
  }
}
