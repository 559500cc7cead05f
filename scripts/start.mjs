// `npm start`: installs what is missing, then serves the site with the mock at http://localhost:5173.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, npm, requireNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await ensureInstalled(root);
requireNode(root);
process.exitCode = await npm(root, ['run', 'dev', '--', ...process.argv.slice(2)]);
