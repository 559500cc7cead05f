import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { nginxHeaders } from './security-headers.ts';
import { readCheckedEnv } from './variables.ts';

// Writes the headers of this environment's build for nginx to include. If a variable is invalid, it
// keeps the existing file, because an empty one would silently remove the headers:
// `npm run deploy:nginx-headers -- /etc/nginx/eduempower/security-headers.conf`.
const [file, ...others] = process.argv.slice(2);

if (file === undefined || others.length > 0) {
  console.error('Usage: npm run deploy:nginx-headers -- file');
  process.exitCode = 2;
} else {
  const headers = nginxHeaders(readCheckedEnv());
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, headers);
  console.log(`Wrote ${file}`);
}
