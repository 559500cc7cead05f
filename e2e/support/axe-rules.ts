/** axe's tags of WCAG 2.2 at the levels A and AA. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;
/** Rules of these levels that axe leaves out by default. */
export const alsoRun = ['css-orientation-lock'] as const;
