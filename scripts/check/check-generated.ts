import { open, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Generator } from '@tanstack/router-generator';
import { committedText, generatedFiles, routerConfig } from '../generate/generated-files.ts';
import { root } from '../npm-run.ts';

/**
 * Generates the route tree and the generated documents without writing them. Fails if a committed
 * file differs: the tree itself, a route with an outdated path, or a document.
 */

const outdated = new Set<string>();
const drafts = new Set<string>();

const generator = new Generator({
  root,
  config: routerConfig,
  fs: {
    stat: (path) => details(drafts.has(path) ? join(root, 'package.json') : path),
    readFile: readWithTime,
    writeFile: async (path) => void drafts.add(path),
    rename: async (_draft, path) => void outdated.add(relative(root, path)),
    chmod: async () => {},
    chown: async () => {},
  },
});
await generator.run();

if (outdated.size > 0) {
  console.error(`Out of date: ${[...outdated].join(', ')}. Run "npm run generate" and commit the result.`);
  process.exitCode = 1;
} else {
  console.log('The route tree is up to date.');
}

for (const { path, text } of generatedFiles) {
  if ((await text()) === committedText(path)) {
    console.log(`${path} is up to date.`);
    continue;
  }
  console.error(`Out of date: ${path}. Run "npm run generate" and commit the result.`);
  process.exitCode = 1;
}

async function details(path: string) {
  const { mtimeMs, mode, uid, gid } = await stat(path, { bigint: true });
  return { mtimeMs, mode: Number(mode), uid: Number(uid), gid: Number(gid) };
}

async function readWithTime(path: string) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return 'file-not-existing' as const;
  try {
    return { stat: await file.stat({ bigint: true }), fileContent: await file.readFile('utf8') };
  } finally {
    await file.close();
  }
}
