import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

export interface Form {
  readonly path: string;
  /** The texts to type, keyed by field label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly send: (page: Page) => Promise<void>;
}

export const press =
  (...names: readonly string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };

/** Returns the date 30 days from now, such as `2026-12-21`. */
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Forms that need only a few fields, keyed by the persona who fills them in. */
export const forms: Readonly<Partial<Record<PersonaName, readonly Form[]>>> = {
  student: [
    {
      path: '/student/details',
      typed: { 'About me (optional)': 'I teach younger children in the evening.' },
      send: press('Save profile'),
    },
  ],
  organization: [
    {
      path: '/organization/profile?edit=true',
      typed: { 'Contact person': 'Devika Menon', Address: '9, Residency Road, Bengaluru 560025' },
      send: press('Save', 'Save anyway'),
    },
    {
      path: '/organization/dashboard/create-scholarship',
      typed: {
        Title: 'Girls in Robotics',
        Description: 'Pays for a year of parts and travel.',
        'Total amount': '1,25,000',
      },
      send: async (page) => {
        await page.getByLabel('Deadline').fill('2030-03-31T17:00');
        await press('Create Scholarship')(page);
      },
    },
    {
      path: '/crowdfunding/start-campaign',
      typed: {
        Title: 'Boats for the School of Majuli',
        Description: 'Two boats bring sixty children over the river to school.',
        About: 'The old boat leaks. The boat builders of the island build at cost.',
        'Goal amount': '3,50,000',
      },
      send: async (page) => {
        await page.getByText('or paste a link').click();
        await field(page, 'Image URL').fill('https://images.mock.localhost/boats.png');
        await page.getByLabel('Deadline').fill(inAMonth());
        await press('Create Fundraiser')(page);
      },
    },
    {
      path: '/crowdfunding/fund-village-library?edit=true',
      typed: { Title: 'A library for three villages' },
      send: press('Save changes'),
    },
  ],
};
