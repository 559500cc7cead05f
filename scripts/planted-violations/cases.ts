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

/** The rule that reports a use of something that one of the oldest browsers does not have. */
export const newerThanOldest = (api: string): string => `browsers(${api})`;

/** A use of something newer than the oldest browsers, and how to do without. */
const newer = (file: string, api: string, violation: string, legal: string): Planted => ({
  rule: newerThanOldest(api),
  name: `the oldest browsers have no ${api}`,
  file,
  violation,
  legal,
});

const boundaries = 'boundaries(dependencies)';

export const planted: readonly Planted[] = [
  {
    rule: boundaries,
    name: 'the contract imports nothing of the house',
    file: 'src/contract/upward.ts',
    violation: "export { it } from '#shared/text/fill.ts';",
    legal: "export { it } from './wire.ts';",
  },
  {
    rule: boundaries,
    name: 'shared knows no slice',
    file: 'src/shared/ui/upward.ts',
    violation: "export { it } from '#features/auth/index.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'the site knows no page of the style guide',
    file: 'src/features/contact/message/sideways.ts',
    violation: "export { it } from '#style-guide/colors.tsx';",
    legal: "export { it } from '#shared/text/fill.ts';",
  },
  {
    rule: boundaries,
    name: 'the style guide knows no slice, and of the app only its routes',
    file: 'src/style-guide/inward.ts',
    violation: "export { it } from '#app/frame.ts';",
    legal: "export { it } from '#app/routes.ts';",
  },
  {
    rule: boundaries,
    name: 'shared knows no slice, also by a relative path',
    file: 'src/shared/ui/upward-relative.ts',
    violation: "export { it } from '../../features/auth/index.ts';",
    legal: "export { it } from '../../contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'shared knows no slice, also for a type',
    file: 'src/shared/ui/upward-type.ts',
    violation: "import type { It } from '#features/auth/index.ts';\nexport type Mine = It;",
    legal: "import type { It } from '#contract/wire.ts';\nexport type Mine = It;",
  },
  {
    rule: boundaries,
    name: 'a slice does not know the app',
    file: 'src/features/student/profile/upward.tsx',
    violation: "export { it } from '#app/frame.ts';",
    legal: "export { it } from '#shared/session/session.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice meets only its listed pairs',
    file: 'src/features/contact/message/stranger.ts',
    violation: "export { it } from '#features/auth/index.ts';",
    legal: "export { it } from '#shared/text/fill.ts';",
  },
  {
    rule: boundaries,
    name: 'application meets scholarship, student and auth',
    file: 'src/features/application/apply/pair.ts',
    violation: "export { it } from '#features/organization/index.ts';",
    legal:
      "export { it } from '#features/scholarship/index.ts';\nexport { it as one } from '#features/student/index.ts';\nexport { it as that } from '#features/auth/index.ts';",
  },
  {
    rule: boundaries,
    name: 'scholarship meets auth',
    file: 'src/features/scholarship/list/pair.ts',
    violation: "export { it } from '#features/organization/index.ts';",
    legal: "export { it } from '#features/auth/index.ts';",
  },
  {
    rule: boundaries,
    name: 'student meets auth',
    file: 'src/features/student/profile/pair.ts',
    violation: "export { it } from '#features/scholarship/index.ts';",
    legal: "export { it } from '#features/auth/index.ts';",
  },
  {
    rule: boundaries,
    name: 'organization meets auth and scholarship',
    file: 'src/features/organization/dashboard/pair.ts',
    violation: "export { it } from '#features/crowdfunding/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'crowdfunding meets auth and organization',
    file: 'src/features/crowdfunding/list/pair.ts',
    violation: "export { it } from '#features/student/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/organization/index.ts';",
  },
  {
    rule: boundaries,
    name: 'donation meets auth and crowdfunding',
    file: 'src/features/donation/give/pair.ts',
    violation: "export { it } from '#features/organization/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/crowdfunding/index.ts';",
  },
  {
    rule: boundaries,
    name: 'site meets auth and scholarship',
    file: 'src/features/site/home/pair.ts',
    violation: "export { it } from '#features/contact/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice is imported through its index.ts',
    file: 'src/features/application/apply/window.ts',
    violation: "export { it } from '#features/scholarship/list/card.ts';",
    legal: "export { it } from '#features/scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice is imported through its index.ts, also by a relative path',
    file: 'src/features/application/apply/window-relative.ts',
    violation: "export { it } from '../../scholarship/list/card.ts';",
    legal: "export { it } from '../../scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'the app imports a slice through its index.ts or its routes',
    file: 'src/app/window.ts',
    violation: "export { it } from '#features/scholarship/list/card.ts';",
    legal:
      "export { it } from '#features/scholarship/index.ts';\nexport { it as that } from '../features/scholarship/scholarship.routes.ts';",
  },
  {
    rule: boundaries,
    name: 'the mock knows the contract alone',
    file: 'mocks/handlers/curious.ts',
    violation: "export { it } from '#shared/text/fill.ts';",
    legal: "export { it } from '#contract/wire.ts';\nexport { it as that } from '../data/personas.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice does not know the mock',
    file: 'src/features/student/profile/mocked.ts',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'a screen does not know what produces its errors',
    file: 'src/features/student/profile/entry.ts',
    violation: "export { it } from '#mocks/scenarios/error-entries.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'a screen does not know the mock of the tests',
    file: 'src/features/student/profile/tested.tsx',
    violation: "export { it } from '#mocks/testing/mock-server.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'a test of a slice knows the error entries and the mock of the tests, and nothing else of the mock',
    file: 'src/features/student/profile/entry.test.ts',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal:
      "export { it } from '#mocks/scenarios/error-entries.ts';\nexport { it as that } from '#mocks/testing/mock-server.ts';",
  },
  {
    rule: boundaries,
    name: 'a story of a slice knows the error entries and the mock of the tests, and nothing else of the mock',
    file: 'src/features/student/profile/entry.stories.tsx',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal:
      "export { it } from '#mocks/scenarios/error-entries.ts';\nexport { it as that } from '#mocks/testing/mock-server.ts';",
  },
  {
    rule: boundaries,
    name: 'scripts know the tokens, and nothing else of the style guide',
    file: 'scripts/inward.ts',
    violation: "export { it } from '#style-guide/colors.tsx';",
    legal: "export { it } from '#style-guide/tokens.ts';",
  },
  {
    rule: boundaries,
    name: 'the style guide knows the error entries and their links, and nothing else of the mock',
    file: 'src/style-guide/entry.tsx',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal: "export { it } from '#mocks/scenarios/error-entries.ts';",
  },
  {
    rule: boundaries,
    name: 'the app does not know the mock',
    file: 'src/app/mocked.ts',
    violation: "export const load = () => import('#mocks/browser.ts');",
    legal: "export const load = () => import('./mocking.ts');",
  },
  {
    rule: boundaries,
    name: 'the one entry point of the mock is a dynamic import',
    file: 'src/app/mocking.ts',
    violation: "export { it } from '#mocks/browser.ts';",
    legal: "export const it = () => import('#mocks/browser.ts');",
  },
  {
    rule: boundaries,
    name: 'only the session adapter imports Clerk',
    file: 'src/features/auth/sign-in/vendor.tsx',
    violation: "export { useAuth } from '@clerk/react';",
    legal: "export { it } from '#shared/session/session.ts';",
  },
  {
    rule: boundaries,
    name: 'only the session adapter imports Clerk, also later and deeper',
    file: 'src/shared/ui/vendor.ts',
    violation: "export const load = () => import('@clerk/clerk-js/no-rhc');",
    legal: "export const load = () => import('react');",
  },
  {
    rule: boundaries,
    name: 'the storage adapter does not import Clerk',
    file: 'src/shared/storage/vendor.ts',
    violation: "export { useAuth } from '@clerk/react';",
    legal: "export { createClient } from '@supabase/supabase-js';",
  },
  {
    rule: boundaries,
    name: 'the session adapter does not import Supabase',
    file: 'src/shared/session/vendor.ts',
    violation: "export { createClient } from '@supabase/supabase-js';",
    legal: "export { useAuth } from '@clerk/react';",
  },
  {
    rule: boundaries,
    name: 'only the email adapter imports EmailJS',
    file: 'src/features/contact/message/vendor.ts',
    violation: "export const load = () => import('@emailjs/browser');",
    legal: "export { it } from '#shared/text/fill.ts';",
  },
  {
    rule: boundaries,
    name: 'the email adapter does not import Supabase',
    file: 'src/shared/email/vendor.ts',
    violation: "export { createClient } from '@supabase/supabase-js';",
    legal: "export { send } from '@emailjs/browser';",
  },
  {
    rule: boundaries,
    name: 'the mock imports Clerk in its clerk folder only',
    file: 'mocks/handlers/vendor.ts',
    violation: "export const load = () => import('@clerk/clerk-js/no-rhc');",
    legal: "export const load = () => import('msw/browser');",
  },
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
  newer(
    'src/shared/text/sorted.ts',
    'Array.prototype.toSorted',
    'export const sorted = (words: readonly string[]) => words.toSorted();',
    'export const sorted = (words: readonly string[]) => [...words].sort();',
  ),
  newer(
    'src/shared/text/either-signal.ts',
    'AbortSignal.any',
    'export const either = (signals: AbortSignal[]) => AbortSignal.any(signals);',
    'export const either = (signals: AbortSignal[]) => signals.find(({ aborted }) => aborted);',
  ),
  newer(
    'src/shared/text/address.ts',
    'URL.canParse',
    'export const isAddress = (text: string) => URL.canParse(text);',
    "export const isAddress = (text: string) => new URL(text, 'https://example.org').href === text;",
  ),
  newer(
    'src/shared/text/deferred.ts',
    'Promise.withResolvers',
    'export const deferred = () => Promise.withResolvers<void>();',
    'export const deferred = () => Promise.resolve();',
  ),
  newer(
    'src/shared/text/grouped.ts',
    'Object.groupBy',
    'export const grouped = (words: string[]) => Object.groupBy(words, (word) => word);',
    'export const grouped = (words: string[]) => Object.fromEntries(words.map((word) => [word, word]));',
  ),
  newer(
    'src/shared/text/union.ts',
    'Set.prototype.isSubsetOf',
    'export const isPart = (one: Set<string>, all: Set<string>) => one.isSubsetOf(all);',
    'export const isPart = (one: Set<string>, all: Set<string>) => [...one].every((word) => all.has(word));',
  ),
  newer(
    'src/shared/ui/bubble.tsx',
    'popover',
    'export const bubble = <div popover="auto" />;',
    'export const bubble = <div hidden />;',
  ),
  newer(
    'src/shared/ui/spread-bubble.tsx',
    'popoverTarget',
    'export const bubble = <button type="button" {...{ popoverTarget: \'menu\' }} />;',
    "export const bubble = <button type=\"button\" {...{ 'aria-controls': 'menu' }} />;",
  ),
];
