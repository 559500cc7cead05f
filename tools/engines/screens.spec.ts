import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { NOT_FOR_PEOPLE } from '../../e2e/support/wrong-answers.ts';
import type { PersonaName } from '../../mocks/data/personas.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { expect, test } from './test.ts';

/** WebKitGTK's window is not narrower than 450 pixels. */
const widths = [450, 1440];

/** The pages that the build drew. */
const publicPages = globSync('**/index.html', { cwd: siteNamed('mock').folder }).map((file) =>
  `/${dirname(file)}`.replace(/\/\.$/, '/'),
);

/** The screens that each person sees. */
const screens: Readonly<Partial<Record<PersonaName | 'signed-out', readonly string[]>>> = {
  'signed-out': [
    ...publicPages,
    ...[
      '/home',
      '/contact-submitted',
      '/scholarship/details?id=sch-girls-in-stem',
      '/scholarship/sch-girls-in-stem',
    ],
    ...['/scholarship/sch-girls-in-stem/apply', '/crowdfunding/fund-village-library', '/no-such-page'],
  ],
  student: [
    ...['/student/profile', '/student/details', '/scholarship/sch-girls-in-stem/application-form'],
    '/scholarship/application-success?scholarship=sch-girls-in-stem',
  ],
  'student-applied': ['/student/applications'],
  organization: [
    ...['/organization/profile', '/organization/dashboard', '/organization/dashboard/create-scholarship'],
    ...['/organization/dashboard/scholarship-analytics', '/crowdfunding/start-campaign'],
  ],
  donor: ['/donor/profile', '/crowdfunding/fund-village-library'],
};

for (const [who, paths] of Object.entries(screens)) {
  for (const path of paths) {
    test(`${path} is whole at two widths, as ${who}`, async ({ person }) => {
      const as = who === 'signed-out' ? '' : `${path.includes('?') ? '&' : '?'}as=${who}`;
      for (const width of widths) {
        await person.resize(width, 900);
        await person.open(path + as);
        await expect.poll(async () => (await person.state()).isLoading, 'it has loaded').toBe(false);
        await expect.poll(async () => (await person.state()).heading, 'it has a heading').toMatch(/\S/);
        const { text, overflow } = await person.state();
        expect(overflow, `the page is wider than ${width} pixels`).toBeLessThanOrEqual(0);
        expect(text).not.toMatch(NOT_FOR_PEOPLE);
      }
    });
  }
}
