/**
 * A file with an import that the linter must report, and imports that it must allow. `*` stands for
 * any name. The prefixes `type` and `import()` select the kind of import. The prefix `code` marks
 * an expression instead of an import.
 */
type Case = readonly [file: string, forbidden: string, ...allowed: string[]];

/** Cases for each boundary: layers, slices, screens, the mock, and vendors' packages. */
const boundaries: readonly Case[] = [
  ['src/contract/*.ts', '#shared/text/fill.ts', './wire.ts'],
  ['src/shared/ui/*.ts', 'type #features/auth/index.ts', 'type #contract/wire.ts'],
  ['src/features/student/profile/*.tsx', '#app/frame.ts', '#shared/session/session.ts'],
  ['src/features/scholarship/list/*.ts', '#features/application/index.ts', '#features/student/index.ts'],
  ['src/features/application/form/*.ts', '#features/scholarship/view.ts', '#features/scholarship/index.ts'],
  [
    'src/features/scholarship/list/*.ts',
    '../details/details.ts',
    '../view.ts',
    './card.ts',
    '#shared/text/fill.ts',
  ],
  ['src/features/student/profile/*.tsx', '#mocks/testing/mock-server.ts', '#contract/wire.ts'],
  ['src/app/mocking.ts', '#mocks/browser.ts', 'import() #mocks/browser.ts'],
  ['src/features/auth/sign-in/*.tsx', '@clerk/react', '../session/session.ts'],
];

/** A cycle, in which the imported file imports the importer. */
const circle: readonly Case[] = [
  ['src/features/auth/role/*.ts', 'type ../session/imports-back.ts', '../session/session.ts'],
];

/** JSX that breaks a translated page, or leaves outdated text on it. */
const texts: readonly Case[] = [
  ['src/shared/ui/*.tsx', 'code <p>{n} backers</p>', "code <p>{n + ' backers'}</p>"],
  ['src/shared/ui/*.tsx', "code <p>{n && 'Saved'}<b /></p>", "code <p><span>{n && 'Saved'}</span><b /></p>"],
  ['src/shared/ui/*.tsx', 'code <p>{n && <b />} Grey</p>', 'code <p>{n && <b />} <span>Grey</span></p>'],
];

/** Error texts that are not in the catalogue. */
const errorTexts: readonly Case[] = [
  [
    'src/features/contact/form/*.tsx',
    'code <div role="alert"><p>Not sent.</p></div>',
    'code <div role="alert"><p>{n}</p><Button>Try again</Button></div>',
    'code <p role="status">Sent.</p>',
  ],
  ['src/features/contact/form/*.tsx', "code <Field error={n && 'Too long.'} />", 'code <Field error={n} />'],
  [
    'src/features/contact/form/*.tsx',
    'code <StateMessage kind="unread" text="Not read." />',
    'code <StateMessage kind="empty" text="Nothing here." />',
  ],
  ['src/features/contact/form/*.tsx', "code toast.error('Not sent.')", "code toast.success('Sent.')"],
];

/** A call to `console.log`, which may log user input. */
const logs: readonly Case[] = [
  ['src/features/contact/form/*.ts', 'code console.log(n)', 'code console.warn(n)'],
];

/** The cases, keyed by the rule that must report them. */
export const casesByRule: Readonly<Record<string, readonly Case[]>> = {
  'boundaries(dependencies)': boundaries,
  'import(no-cycle)': circle,
  'house(changing-text)': texts,
  'error-texts(listed)': errorTexts,
  'eslint(no-console)': logs,
};
