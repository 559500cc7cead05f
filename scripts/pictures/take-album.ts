import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../npm-run.ts';
import { contactSheet, pngSize } from './contact-sheet.ts';
import { albumFile, fingerprint, picturesOf, readAlbum, readStories, type Story } from './pictures.ts';
import { serveFolder } from './serve-folder.ts';
import { takePictures } from './take-pictures.ts';

const storybook = join(root, '.tmp/storybook');

/** Where the sets of pictures are, each in a folder with its name. */
export const albums = join(root, '.tmp/pictures');

/**
 * Takes the pictures of the Storybook into a folder with a contact sheet, and reports what went wrong. What a folder
 * already has of the same build is not taken again.
 */
export async function takeAlbum(
  folder: string,
  { builds, isWanted }: { readonly builds: boolean; readonly isWanted: (story: Story) => boolean },
): Promise<readonly string[]> {
  if (builds || !existsSync(join(storybook, 'index.json'))) build();
  const stories = readStories(storybook).filter(isWanted);
  const album = { build: fingerprint(storybook), stories };
  if (readAlbum(folder)?.build !== album.build) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(albumFile(folder), JSON.stringify(album));

  // Below a path, as a static host has it: what asks for something beside it is found out.
  const host = await serveFolder(storybook, '/storybook/');
  try {
    const failures = await takePictures({
      stories,
      url: host.url,
      folder,
      onPicture: (done, all) => {
        if (done % 100 === 0 || done === all) console.log(`${done} of ${all} pictures`);
      },
    });
    const sizeOf = (file: string) => pngSize(readFileSync(join(folder, file)));
    writeFileSync(join(folder, 'index.html'), contactSheet(stories, sizeOf));
    console.log(`${picturesOf(stories).length} pictures: ${relative(root, join(folder, 'index.html'))}`);
    return [
      ...failures,
      ...[...host.missing].map((path) => `The Storybook asks for ${path}, which is not there`),
    ];
  } finally {
    await host.close();
  }
}

function build() {
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [program, 'build', '--quiet', '--output-dir', storybook], {
    cwd: root,
    stdio: 'inherit',
    // Reading every component's properties takes more than half of a build, and shows in no picture.
    env: { ...process.env, STORYBOOK_DOCGEN: 'off' },
  });
  if (status !== 0) throw new Error('The Storybook could not be built.');
}
