import css from '#shared/theme/tokens.css?raw';
import { readTokens } from './tokens.ts';

/** The site's own tokens, read from the style sheet that dresses it; a test in Node has no style sheets. */
export const siteTokens = () => readTokens(css);
