import { bringUpToDate, openApiFile } from '../generated-files.ts';

/** Writes the contract as an OpenAPI document: `npm run contract:openapi`. */
await bringUpToDate(openApiFile);
