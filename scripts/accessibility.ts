import { accessibilityFile, bringUpToDate } from './generated-files.ts';

/** Writes how each criterion of WCAG 2.2 is tested, out of the tests' titles: `npm run accessibility`. */
await bringUpToDate(accessibilityFile);
