import { nginxHeaders } from './security-headers.ts';
import { readCheckedEnv } from './variables.ts';

// Prints the headers for this environment's build, for nginx to include: `npm run --silent
// deploy:nginx-headers > file`.
process.stdout.write(nginxHeaders(readCheckedEnv()));
