import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { alsoRun, levels } from '../../e2e/support/axe-rules.ts';
import { root } from '../../scripts/npm-run.ts';
import { conformanceTable } from './conformance.ts';
import { criteria } from './criteria.ts';

const INTRODUCTION = `# Accessibility

Made by \`npm start -w tools/accessibility\`; do not edit. How each criterion of WCAG 2.2 at the levels A and AA is tested. It is what we test,
not a certificate: no outside party has examined the site.

- **axe** runs on every story (\`npm run test:browser\`), and in the end-to-end tests on the screens in
  [accessibility.spec.ts](../e2e/accessibility.spec.ts) and others: light and dark, at 390 and 1440 pixels. Its rules know a part
  of what a criterion asks.
- **tests** have the criterion in their title: \`[WCAG-2.4.11] …\`.
- **transcripts** of what a screen reader says on the main journeys lie in
  [src/app/transcripts](../src/app/transcripts). \`@guidepup/virtual-screen-reader\` computes them from what ARIA specifies;
  they do not replace a real screen reader. Read a change as a listener would, then accept it with
  \`npx vitest run --project browser src/app/transcripts --update\`.
- The forms for sign-in and sign-up, and the payment window, are their services’ own. axe looks at the former in the mock build.
`;

/** Where the document is committed. */
export const accessibilityFile = join(root, 'docs/accessibility.md');

/** The document about accessibility, with its table. */
export function accessibilityText(): string {
  const files = globSync('{src,mocks,e2e,.storybook}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const rules = axe.getRules([...levels]);
  return `${INTRODUCTION}\n${conformanceTable(criteria, { rules, alsoRun }, files)}\n`;
}

if (import.meta.main) writeFileSync(accessibilityFile, accessibilityText());
