import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { nginxHeaders } from './security-headers.ts';
import { readCheckedEnv } from './variables.ts';

// Writes the security headers to a file for nginx to include: `npm run deploy:nginx-headers --
// /etc/nginx/eduempower/security-headers.conf`. If a variable is invalid, leaves the existing file
// unchanged, because an empty file would silently remove the headers.
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
