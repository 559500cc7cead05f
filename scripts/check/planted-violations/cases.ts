/** One file that breaks a rule, and its twin that follows it. */
export interface Planted {
  /** The rule as the linter names it. */
  readonly rule: string;
  /** What it protects, for the report. */
  readonly name: string;
  /** The file's path. */
  readonly file: string;
  readonly violation: string;
  readonly legal: string;
  /** Another file that the violation needs, by its path. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** Modules that the planted files import; each exports `it`. */
export const targets: readonly string[] = [
  'src/app/frame.ts',
  'src/app/mocking.ts',
  'src/app/routes.ts',
  'src/style-guide/colors.tsx',
  'src/style-guide/tokens.ts',
  'src/contract/wire.ts',
  'src/shared/text/fill.ts',
  'src/shared/session/session.ts',
  'src/shared/store/persisted-value.ts',
  'src/shared/store/storage-area.ts',
  'src/features/auth/index.ts',
  'src/features/auth/role/role.ts',
  'src/features/contact/index.ts',
  'src/features/crowdfunding/index.ts',
  'src/features/organization/index.ts',
  'src/features/scholarship/index.ts',
  'src/features/scholarship/scholarship.routes.ts',
  'src/features/scholarship/list/card.ts',
  'src/features/student/index.ts',
  'src/features/student/student-queries.ts',
  'src/features/student/profile/profile-page.tsx',
  'mocks/browser.ts',
  'mocks/data/personas.ts',
  'mocks/scenarios/error-entries.ts',
  'mocks/testing/mock-server.ts',
];

/** An import over a boundary of the house, and one that may be. */
const boundary = (name: string, file: string, violation: string, legal: string): Planted => ({
  rule: 'boundaries(dependencies)',
  name,
  file,
  violation,
  legal,
});

const exportsOf = (...slices: readonly string[]): string =>
  slices.map((slice, index) => `export { it as it${index} } from '#features/${slice}/index.ts';`).join('\n');

/** A slice that meets these slices, and no other one. */
const meets = (slice: string, folder: string, met: readonly string[], stranger: string): Planted =>
  boundary(
    `${slice} meets ${met.join(', ')}, and not ${stranger}`,
    `src/features/${slice}/${folder}/pair.ts`,
    exportsOf(stranger),
    exportsOf(...met),
  );

export const planted: readonly Planted[] = [
  boundary(
    'the contract imports nothing of the house',
    'src/contract/upward.ts',
    "export { it } from '#shared/text/fill.ts';",
    "export { it } from './wire.ts';",
  ),
  boundary(
    'shared knows no slice',
    'src/shared/ui/upward.ts',
    "export { it } from '#features/auth/index.ts';",
    "export { it } from '#contract/wire.ts';",
  ),
  boundary(
    'the site knows no page of the style guide',
    'src/features/contact/message/sideways.ts',
    "export { it } from '#style-guide/colors.tsx';",
    "export { it } from '#shared/text/fill.ts';",
  ),
  boundary(
    'the style guide knows no slice, and of the app only its routes',
    'src/style-guide/inward.ts',
    "export { it } from '#app/frame.ts';",
    "export { it } from '#app/routes.ts';",
  ),
  boundary(
    'shared knows no slice, also by a relative path',
    'src/shared/ui/upward-relative.ts',
    "export { it } from '../../features/auth/index.ts';",
    "export { it } from '../../contract/wire.ts';",
  ),
  boundary(
    'shared knows no slice, also for a type',
    'src/shared/ui/upward-type.ts',
    "import type { It } from '#features/auth/index.ts';\nexport type Mine = It;",
    "import type { It } from '#contract/wire.ts';\nexport type Mine = It;",
  ),
  boundary(
    'a slice does not know the app',
    'src/features/student/profile/upward.tsx',
    "export { it } from '#app/frame.ts';",
    "export { it } from '#shared/session/session.ts';",
  ),
  boundary(
    'a slice meets only its listed pairs',
    'src/features/contact/message/stranger.ts',
    "export { it } from '#features/auth/index.ts';",
    "export { it } from '#shared/text/fill.ts';",
  ),
  meets('application', 'apply', ['scholarship', 'student', 'auth'], 'organization'),
  meets('scholarship', 'list', ['auth'], 'organization'),
  meets('student', 'profile', ['auth'], 'scholarship'),
  meets('organization', 'dashboard', ['auth', 'scholarship'], 'crowdfunding'),
  meets('crowdfunding', 'list', ['auth', 'organization'], 'student'),
  meets('donation', 'give', ['auth', 'crowdfunding'], 'organization'),
  meets('site', 'home', ['auth', 'scholarship'], 'contact'),
  boundary(
    'a slice is imported through its index.ts',
    'src/features/application/apply/window.ts',
    "export { it } from '#features/scholarship/list/card.ts';",
    "export { it } from '#features/scholarship/index.ts';",
  ),
  boundary(
    'a slice is imported through its index.ts, also by a relative path',
    'src/features/application/apply/window-relative.ts',
    "export { it } from '../../scholarship/list/card.ts';",
    "export { it } from '../../scholarship/index.ts';",
  ),
  boundary(
    'the app imports a slice through its index.ts or its routes',
    'src/app/window.ts',
    "export { it } from '#features/scholarship/list/card.ts';",
    "export { it } from '#features/scholarship/index.ts';\nexport { it as that } from '../features/scholarship/scholarship.routes.ts';",
  ),
  boundary(
    'the mock knows the contract alone',
    'mocks/handlers/curious.ts',
    "export { it } from '#shared/text/fill.ts';",
    "export { it } from '#contract/wire.ts';\nexport { it as that } from '../data/personas.ts';",
  ),
  boundary(
    'a slice does not know the mock',
    'src/features/student/profile/mocked.ts',
    "export { it } from '#mocks/data/personas.ts';",
    "export { it } from '#contract/wire.ts';",
  ),
  boundary(
    'a screen does not know what produces its errors',
    'src/features/student/profile/entry.ts',
    "export { it } from '#mocks/scenarios/error-entries.ts';",
    "export { it } from '#contract/wire.ts';",
  ),
  boundary(
    'a screen does not know the mock of the tests',
    'src/features/student/profile/tested.tsx',
    "export { it } from '#mocks/testing/mock-server.ts';",
    "export { it } from '#contract/wire.ts';",
  ),
  boundary(
    'a test of a slice knows the error entries and the mock of the tests, and nothing else of the mock',
    'src/features/student/profile/entry.test.ts',
    "export { it } from '#mocks/data/personas.ts';",
    "export { it } from '#mocks/scenarios/error-entries.ts';\nexport { it as that } from '#mocks/testing/mock-server.ts';",
  ),
  boundary(
    'a story of a slice knows the error entries and the mock of the tests, and nothing else of the mock',
    'src/features/student/profile/entry.stories.tsx',
    "export { it } from '#mocks/data/personas.ts';",
    "export { it } from '#mocks/scenarios/error-entries.ts';\nexport { it as that } from '#mocks/testing/mock-server.ts';",
  ),
  boundary(
    'scripts know the tokens, and nothing else of the style guide',
    'scripts/inward.ts',
    "export { it } from '#style-guide/colors.tsx';",
    "export { it } from '#style-guide/tokens.ts';",
  ),
  boundary(
    'the style guide knows the error entries and their links, and nothing else of the mock',
    'src/style-guide/entry.tsx',
    "export { it } from '#mocks/data/personas.ts';",
    "export { it } from '#mocks/scenarios/error-entries.ts';",
  ),
  boundary(
    'the app does not know the mock',
    'src/app/mocked.ts',
    "export const load = () => import('#mocks/browser.ts');",
    "export const load = () => import('./mocking.ts');",
  ),
  boundary(
    'the one entry point of the mock is a dynamic import',
    'src/app/mocking.ts',
    "export { it } from '#mocks/browser.ts';",
    "export const it = () => import('#mocks/browser.ts');",
  ),
  boundary(
    'only the session adapter imports Clerk',
    'src/features/auth/sign-in/vendor.tsx',
    "export { useAuth } from '@clerk/react';",
    "export { it } from '#shared/session/session.ts';",
  ),
  boundary(
    'only the session adapter imports Clerk, also later and deeper',
    'src/shared/ui/vendor.ts',
    "export const load = () => import('@clerk/clerk-js/no-rhc');",
    "export const load = () => import('react');",
  ),
  boundary(
    'the storage adapter does not import Clerk',
    'src/shared/storage/vendor.ts',
    "export { useAuth } from '@clerk/react';",
    "export { createClient } from '@supabase/supabase-js';",
  ),
  boundary(
    'the session adapter does not import Supabase',
    'src/shared/session/vendor.ts',
    "export { createClient } from '@supabase/supabase-js';",
    "export { useAuth } from '@clerk/react';",
  ),
  boundary(
    'only the email adapter imports EmailJS',
    'src/features/contact/message/vendor.ts',
    "export const load = () => import('@emailjs/browser');",
    "export { it } from '#shared/text/fill.ts';",
  ),
  boundary(
    'the email adapter does not import Supabase',
    'src/shared/email/vendor.ts',
    "export { createClient } from '@supabase/supabase-js';",
    "export { send } from '@emailjs/browser';",
  ),
  boundary(
    'the mock imports Clerk in its clerk folder only',
    'mocks/handlers/vendor.ts',
    "export const load = () => import('@clerk/clerk-js/no-rhc');",
    "export const load = () => import('msw/browser');",
  ),
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a view knows no query',
    file: 'src/features/student/profile/querying.tsx',
    violation: "export { useQuery } from '@tanstack/react-query';",
    legal: "export { it } from '#shared/text/fill.ts';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a view knows no query of its slice, but what it answers',
    file: 'src/features/student/profile/asking.tsx',
    violation: "export { it } from '../student-queries.ts';",
    legal: "export type { It } from '../student-queries.ts';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a view knows no page',
    file: 'src/features/student/profile/paging.tsx',
    violation: "export { it } from './profile-page.tsx';",
    legal: "export type { It } from './profile-page.tsx';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a view knows the options of a link, and nothing else of the router',
    file: 'src/features/student/profile/routing.tsx',
    violation: "export { useRouter } from '@tanstack/react-router';",
    legal: "export { linkOptions } from '@tanstack/react-router';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a rule knows no React',
    file: 'src/features/student/profile/reacting.ts',
    violation: "export { useState } from 'react';",
    legal: "export type { ReactNode } from 'react';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a rule knows no query',
    file: 'src/features/student/profile/asking.ts',
    violation: "export { it } from '../student-queries.ts';",
    legal: "export type { It } from '../student-queries.ts';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a rule knows no storage',
    file: 'src/features/student/profile/keeping.ts',
    violation: "export { it } from '#shared/store/storage-area.ts';",
    legal: "export type { It } from '#shared/store/storage-area.ts';",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    name: 'a rule keeps nothing on the device',
    file: 'src/features/student/profile/remembering.ts',
    violation: "export { it } from '#shared/store/persisted-value.ts';",
    legal: "export type { It } from '#shared/store/persisted-value.ts';",
  },
  {
    rule: 'eslint(no-restricted-globals)',
    name: 'a rule knows no page of the browser',
    file: 'src/features/student/profile/titled.ts',
    violation: 'export const it = document.title;',
    legal: "export const it = 'title';",
  },
  {
    rule: 'import(no-cycle)',
    name: 'no circle of imports',
    file: 'src/shared/text/circle.ts',
    violation: "import { it } from '#shared/text/fill-circle.ts';\nexport const that = it;",
    legal: "import { it } from '#shared/text/fill.ts';\nexport const that = it;",
    beside: { 'src/shared/text/fill-circle.ts': "export { that as it } from './circle.ts';" },
  },
  {
    rule: 'lint/performance/noReExportAll',
    name: 'no export of everything',
    file: 'src/features/student/everything.ts',
    violation: "export * from '#contract/wire.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
];
