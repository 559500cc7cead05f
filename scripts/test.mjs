// `npm test`: installs missing packages, then runs every stage. `npm run test:quick` and `npm run
// test:all` pass a selection.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runOnProjectNode } from './start/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await ensureInstalled(root);
process.exitCode = await runOnProjectNode(root, ['scripts/test/run-tests.ts', ...process.argv.slice(2)]);
