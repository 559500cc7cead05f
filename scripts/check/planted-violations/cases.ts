/**
 * Files with the import that a boundary of the house forbids there, and with those that it allows. `*` stands for any
 * name; `type` and `import()` are ways to import.
 */
type Case = readonly [file: string, forbidden: string, ...allowed: string[]];

/** A slice's public API. */
const slice = (name: string): string => `#features/${name}/index.ts`;
const fill = '#shared/text/fill.ts';
const wire = '#contract/wire.ts';
const personas = '#mocks/data/personas.ts';
const entries = '#mocks/scenarios/error-entries.ts';
const mockServer = '#mocks/testing/mock-server.ts';
const colors = '#style-guide/colors.tsx';

const layers: readonly Case[] = [
  ['src/contract/*.ts', fill, './wire.ts'],
  ['src/shared/ui/*.ts', slice('auth'), wire],
  ['src/shared/ui/*.ts', '../../features/auth/index.ts', '../../contract/wire.ts'],
  ['src/shared/ui/*.ts', `type ${slice('auth')}`, `type ${wire}`],
  ['src/features/student/profile/*.tsx', '#app/frame.ts', '#shared/session/session.ts'],
  ['src/features/contact/message/*.ts', colors, fill],
  ['.storybook/style-guide/*.ts', '#app/frame.ts', '#app/routes.ts'],
  ['.storybook/style-guide/*.tsx', personas, entries],
  ['scripts/*.ts', colors, '#style-guide/tokens.ts'],
];

/** The pairs of slices that may meet, by their public API. */
const slices: readonly Case[] = [
  [
    'src/features/application/apply/*.ts',
    slice('organization'),
    ...['scholarship', 'student', 'auth'].map(slice),
  ],
  ['src/features/scholarship/list/*.ts', slice('organization'), slice('auth')],
  ['src/features/student/profile/*.ts', slice('scholarship'), slice('auth')],
  ['src/features/organization/dashboard/*.ts', slice('crowdfunding'), ...['auth', 'scholarship'].map(slice)],
  ['src/features/crowdfunding/list/*.ts', slice('student'), ...['auth', 'organization'].map(slice)],
  ['src/features/donation/donate/*.ts', slice('organization'), ...['auth', 'crowdfunding'].map(slice)],
  ['src/features/contact/message/*.ts', '#features/site/home/home.ts', slice('site')],
  ['src/features/site/home/*.ts', slice('contact'), ...['auth', 'scholarship'].map(slice)],
  ['src/features/contact/message/*.ts', slice('auth'), fill],
  ['src/features/application/apply/*.ts', '#features/scholarship/list/card.ts', slice('scholarship')],
  ['src/features/application/apply/*.ts', '../../scholarship/list/card.ts', '../../scholarship/index.ts'],
  [
    'src/app/*.ts',
    '#features/scholarship/list/card.ts',
    slice('scholarship'),
    '../features/scholarship/scholarship.routes.ts',
  ],
];

/** The mock: it knows the contract, and the site knows its one entry point. */
const mock: readonly Case[] = [
  ['mocks/handlers/*.ts', fill, wire, '../data/personas.ts'],
  ['src/features/student/profile/*.ts', personas, wire],
  ['src/features/student/profile/*.ts', entries, wire],
  ['src/features/student/profile/*.tsx', mockServer, wire],
  ['src/features/student/profile/*.test.ts', personas, entries, mockServer],
  ['src/features/student/profile/*.stories.tsx', personas, entries, mockServer],
  ['src/app/*.ts', 'import() #mocks/browser.ts', 'import() ./mocking.ts'],
  ['src/app/mocking.ts', '#mocks/browser.ts', 'import() #mocks/browser.ts'],
];

/** Vendors' packages, and the adapters that may import them. */
const vendors: readonly Case[] = [
  ['src/features/auth/sign-in/*.tsx', '@clerk/react', '#shared/session/session.ts'],
  ['src/shared/ui/*.ts', 'import() @clerk/clerk-js/no-rhc', 'import() react'],
  ['src/shared/storage/*.ts', '@clerk/react', '@supabase/supabase-js'],
  ['src/shared/session/*.ts', '@supabase/supabase-js', '@clerk/react'],
  ['mocks/handlers/*.ts', 'import() @clerk/clerk-js/no-rhc', 'import() msw/browser'],
];

/** Imports that a slice's file may not have by its name: a view no query or page, a rule no React, query or storage. */
const names: readonly Case[] = [
  ['src/features/student/profile/*.tsx', '@tanstack/react-query', fill],
  ['src/features/student/profile/*.tsx', '../student-queries.ts', 'type ../student-queries.ts'],
  ['src/features/student/profile/*.tsx', './profile-page.tsx', 'type ./profile-page.tsx'],
  ['src/features/student/profile/*.ts', 'react', 'type react'],
  ['src/features/student/profile/*.ts', '../student-queries.ts', 'type ../student-queries.ts'],
  [
    'src/features/student/profile/*.ts',
    '#shared/store/storage-area.ts',
    'type #shared/store/storage-area.ts',
  ],
];

/** A circle, for which the file that is imported imports back. */
const circle: readonly Case[] = [['src/shared/text/*.ts', 'type ./imports-back.ts', fill]];

/** The cases by the rule that reports them. */
/** Texts that a browser's translation would hold, or break the page by. */
const texts: readonly Case[] = [
  ['src/shared/ui/*.tsx', 'jsx <p>{n} backers</p>', "jsx <p>{n + ' backers'}</p>"],
  ['src/shared/ui/*.tsx', "jsx <p>{n && 'Saved'}<b /></p>", "jsx <p><span>{n && 'Saved'}</span><b /></p>"],
  ['src/shared/ui/*.tsx', 'jsx <p>{n && <b />} Grey</p>', 'jsx <p>{n && <b />} <span>Grey</span></p>'],
];

export const casesByRule: Readonly<Record<string, readonly Case[]>> = {
  'boundaries(dependencies)': [...layers, ...slices, ...mock, ...vendors],
  'eslint(no-restricted-imports)': names,
  'import(no-cycle)': circle,
  'house(changing-text)': texts,
};
