// `npm start`: installs missing packages, then serves the site with its mock at http://localhost:5173.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runOnProjectNode } from './start/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await ensureInstalled(root);
process.exitCode = await runOnProjectNode(root, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)]);
