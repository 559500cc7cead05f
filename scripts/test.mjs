// `npm test`: installs what is missing, then runs every stage on the Node that came with the packages.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, npm, requireNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await ensureInstalled(root);
requireNode(root);
process.exitCode = await npm(root, ['run', '--silent', 'test:all']);
