import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, incomparable, judge, pictureHash } from './acceptance.ts';
import { ACCEPTED_PATH, hashesOf, readAccepted, thisMachine, writeAccepted } from './accepted-file.ts';
import { comparePictures } from './compare.ts';
import { reviewPage } from './review-page.ts';
import { albums, takeAlbum } from './take-album.ts';

/**
 * Opens a local page with every picture that differs from the accepted one:
 * `npm run pictures:review -- [--no-build] [--port 6010]`. What is accepted there is written at once. `--accept-all`
 * opens no page and accepts every picture as it is now.
 */
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: true },
    port: { type: 'string', default: '6010' },
    'accept-all': { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const latest = join(albums, 'latest');
const beside = join(albums, 'accepted');
mkdirSync(beside, { recursive: true });

const machine = await thisMachine();
const problems = await takeAlbum(latest, { builds: values.build, isWanted: () => true });
for (const problem of problems) console.error(`✗ ${problem}`);
const taken = hashesOf(latest);
const committed = readAccepted();
const obstacle = committed && incomparable(committed.machine, machine);
// Hashes from another machine say nothing about these pictures: accept all of them again.
if (obstacle) console.log(`The accepted pictures are not comparable: ${obstacle}.`);
let hashes = committed === null || obstacle ? {} : committed.hashes;
// Saved for the next run: what is as it was accepted is the picture before a later change.
for (const [key, hash] of Object.entries(taken)) if (hashes[key] === hash) keep(key);

const server = createServer(async (request, response) => {
  // Only this page asks: another site's page can send neither this type nor this host.
  const isOwn = request.headers.host === `127.0.0.1:${values.port}`;
  if (!isOwn) return void response.writeHead(403).end();
  if (request.method === 'POST' && request.headers['content-type'] === 'application/json') {
    acceptKeys(JSON.parse(await bodyOf(request)) as readonly string[]);
    return void response.writeHead(204).end();
  }
  if (request.url === '/') {
    const page = reviewPage(judge(hashes, taken), (key) => beforeOf(key) !== null);
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }
  const picture = pictureAt(request.url ?? '');
  if (picture === null) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
});
if (values['accept-all']) {
  acceptAll();
} else {
  server.listen(Number(values.port), '127.0.0.1', () => {
    console.log(`Review at http://127.0.0.1:${values.port} (Ctrl+C ends it)`);
  });
}

function acceptAll() {
  if (problems.length > 0) {
    console.error('Nothing was accepted: a story that could not be shown has no picture to accept.');
    process.exitCode = 1;
    return;
  }
  const { changed, added, gone } = judge(hashes, taken);
  acceptKeys([...changed, ...added, ...gone]);
}

function acceptKeys(keys: readonly string[]) {
  hashes = accept(hashes, taken, keys);
  writeAccepted({ machine, hashes });
  for (const key of keys) {
    if (taken[key] === undefined) rmSync(join(beside, `${key}.png`), { force: true });
    else keep(key);
  }
  console.log(`${keys.length} accepted: ${ACCEPTED_PATH}`);
}

function keep(key: string) {
  copyFileSync(join(latest, `${key}.png`), join(beside, `${key}.png`));
}

/** The accepted picture, if it is on this machine: its hash has to be the accepted one. */
function beforeOf(key: string): Buffer | null {
  if (hashes[key] === undefined) return null;
  const file = join(beside, `${key}.png`);
  const picture = existsSync(file) ? readFileSync(file) : null;
  return picture !== null && pictureHash(picture) === hashes[key] ? picture : null;
}

function pictureAt(url: string): Buffer | null {
  const { kind = '', key = '' } =
    /^\/(?<kind>[a-z]+)\/(?<key>[^/]+)\.png$/.exec(decodeURIComponent(url))?.groups ?? {};
  const before = beforeOf(key);
  if (kind === 'before') return before;
  // A key that was not taken leads to no file, wherever it points.
  if (taken[key] === undefined) return null;
  const after = readFileSync(join(latest, `${key}.png`));
  if (kind === 'after') return after;
  return kind === 'difference' && before !== null ? (comparePictures(before, after)?.marks ?? after) : null;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
