import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fallbackPage, hostFiles, staticHosts } from './host-files.ts';
import { readCheckedEnv } from './variables.ts';

// Prepares a build for a static host: `npm run deploy:for -- netlify|cloudflare|github [--folder dist]`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: 'dist' }, help: { type: 'boolean' } },
});
const host = staticHosts.find((name) => name === positionals[0]);
const { folder } = values;
const files = globSync('**/*', { cwd: folder })
  .map((path) => ({ path: path.replaceAll('\\', '/'), stat: statSync(join(folder, path)) }))
  .filter(({ stat }) => stat.isFile())
  .map(({ path, stat }) => ({ path, size: stat.size }));

if (host === undefined || positionals.length !== 1) {
  console.error(`Usage: npm run deploy:for -- ${staticHosts.join('|')} [--folder dist]`);
  process.exitCode = values.help ? 0 : 2;
} else if (!files.some(({ path }) => path === fallbackPage)) {
  console.error(`${folder} has no ${fallbackPage}. Run npm run build first.`);
  process.exitCode = 1;
} else {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  for (const [path, text] of Object.entries(hostFiles(host, readCheckedEnv(), files, read))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    console.log(`Wrote ${join(folder, path)}`);
  }
}
