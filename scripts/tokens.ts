import { bringUpToDate, tokensFile } from './generated-files.ts';

/** Writes the theme's tokens as a design tokens file: `npm run tokens`. */
await bringUpToDate(tokensFile);
