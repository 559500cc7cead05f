import { expect, it } from 'vitest';
import { unknownNames } from './documents.ts';

const repository = {
  files: ['src/shared/theme/layout.css', 'src/contract/errors/contact.ts', 'docs/mock.md'],
  code: "export const pageGuard = () => writeFile('shell.html');",
  scripts: new Set(['check']),
};
const unknownIn = (document: string) => unknownNames(document, repository);

it('unknownNames reports a missing file, folder, identifier or script once', () => {
  expect(unknownIn('`src/gone.ts` and `src/gone.ts`, `src/shared/gone/`, `gone.css`')).toEqual([
    'src/gone.ts',
    'src/shared/gone/',
    'gone.css',
  ]);
  expect(unknownIn('`scholarshipFacts`, `FactList()`, `npm run gone -- --all`')).toEqual([
    'scholarshipFacts',
    'FactList()',
    'npm run gone -- --all',
  ]);
});

it('unknownNames accepts existing names, placeholders and build output', () => {
  expect(unknownIn('`src/shared/theme`, `layout.css`, `src/contract/errors/<slice>.ts`')).toEqual([]);
  expect(
    unknownIn('`src/contract/…`, `pageGuard`, `pageGuard()`, `npm run check types`, `shell.html`'),
  ).toEqual([]);
});

it('unknownNames ignores site paths, values such as ‘PENDING’, and code blocks', () => {
  expect(unknownIn('`/scholarship/gone.ts`, `network=calm`, `PENDING`, `on`')).toEqual([]);
  expect(unknownIn('```ts\nconst gone = `goneToo`;\n```\n')).toEqual([]);
});
