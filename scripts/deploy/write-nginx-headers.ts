import { loadEnv } from 'vite';
import { nginxHeaders } from './security-headers.ts';

// The headers of this environment's build, for nginx to include: `npm run --silent deploy:nginx-headers > file`.
process.stdout.write(nginxHeaders(loadEnv('production', process.cwd(), 'VITE_')));
