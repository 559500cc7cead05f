/** One file that breaks a rule, and its twin that keeps it. */
export interface Planted {
  /** The rule as the linter names it. */
  readonly rule: string;
  /** What it protects, for the report. */
  readonly name: string;
  /** Where the file stands. */
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
  'src/features/auth/index.ts',
  'src/features/auth/model/role.ts',
  'src/features/contact/index.ts',
  'src/features/crowdfunding/index.ts',
  'src/features/organization/index.ts',
  'src/features/scholarship/index.ts',
  'src/features/scholarship/scholarship.routes.ts',
  'src/features/scholarship/ui/card.ts',
  'src/features/student/index.ts',
  'mocks/browser.ts',
  'mocks/data/personas.ts',
  'mocks/scenarios/error-entries.ts',
];

const boundaries = 'boundaries(dependencies)';

export const planted: readonly Planted[] = [
  {
    rule: boundaries,
    name: 'the contract knows nobody',
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
    file: 'src/features/contact/ui/sideways.ts',
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
    file: 'src/features/student/ui/upward.ts',
    violation: "export { it } from '#app/frame.ts';",
    legal: "export { it } from '#shared/session/session.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice meets only its listed pairs',
    file: 'src/features/contact/ui/stranger.ts',
    violation: "export { it } from '#features/auth/index.ts';",
    legal: "export { it } from '#shared/text/fill.ts';",
  },
  {
    rule: boundaries,
    name: 'application meets scholarship, student and auth',
    file: 'src/features/application/ui/pair.ts',
    violation: "export { it } from '#features/organization/index.ts';",
    legal:
      "export { it } from '#features/scholarship/index.ts';\nexport { it as one } from '#features/student/index.ts';\nexport { it as that } from '#features/auth/index.ts';",
  },
  {
    rule: boundaries,
    name: 'scholarship meets auth',
    file: 'src/features/scholarship/ui/pair.ts',
    violation: "export { it } from '#features/organization/index.ts';",
    legal: "export { it } from '#features/auth/index.ts';",
  },
  {
    rule: boundaries,
    name: 'student meets auth',
    file: 'src/features/student/ui/pair.ts',
    violation: "export { it } from '#features/scholarship/index.ts';",
    legal: "export { it } from '#features/auth/index.ts';",
  },
  {
    rule: boundaries,
    name: 'organization meets auth and scholarship',
    file: 'src/features/organization/ui/pair.ts',
    violation: "export { it } from '#features/crowdfunding/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'crowdfunding meets auth and organization',
    file: 'src/features/crowdfunding/ui/pair.ts',
    violation: "export { it } from '#features/student/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/organization/index.ts';",
  },
  {
    rule: boundaries,
    name: 'donation meets auth and crowdfunding',
    file: 'src/features/donation/ui/pair.ts',
    violation: "export { it } from '#features/organization/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/crowdfunding/index.ts';",
  },
  {
    rule: boundaries,
    name: 'site meets auth and scholarship',
    file: 'src/features/site/ui/pair.ts',
    violation: "export { it } from '#features/contact/index.ts';",
    legal:
      "export { it } from '#features/auth/index.ts';\nexport { it as that } from '#features/scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice is imported through its index.ts',
    file: 'src/features/application/ui/window.ts',
    violation: "export { it } from '#features/scholarship/ui/card.ts';",
    legal: "export { it } from '#features/scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'a slice is imported through its index.ts, also by a relative path',
    file: 'src/features/application/ui/window-relative.ts',
    violation: "export { it } from '../../scholarship/ui/card.ts';",
    legal: "export { it } from '../../scholarship/index.ts';",
  },
  {
    rule: boundaries,
    name: 'the app imports a slice through its index.ts or its routes',
    file: 'src/app/window.ts',
    violation: "export { it } from '#features/scholarship/ui/card.ts';",
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
    file: 'src/features/student/ui/mocked.ts',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'a screen does not know what produces its errors',
    file: 'src/features/student/model/entry.ts',
    violation: "export { it } from '#mocks/scenarios/error-entries.ts';",
    legal: "export { it } from '#contract/wire.ts';",
  },
  {
    rule: boundaries,
    name: 'a test of a slice knows the error entries, and nothing else of the mock',
    file: 'src/features/student/model/entry.test.ts',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal: "export { it } from '#mocks/scenarios/error-entries.ts';",
  },
  {
    rule: boundaries,
    name: 'a story of a slice knows the error entries, and nothing else of the mock',
    file: 'src/features/student/ui/entry.stories.tsx',
    violation: "export { it } from '#mocks/data/personas.ts';",
    legal: "export { it } from '#mocks/scenarios/error-entries.ts';",
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
    file: 'src/features/auth/ui/vendor.tsx',
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
    file: 'src/features/contact/api/vendor.ts',
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
