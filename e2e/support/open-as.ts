import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';

interface Opening {
  /** The id of the scenario that the mock forces, as in a permalink (`?mock=…`). */
  readonly mock?: string;
}

/** Opens a page as a persona of the mock, or signed out. */
export async function openAs(page: Page, persona: PersonaName | null, path: string, opening: Opening = {}) {
  const url = new URL(path, 'http://localhost');
  if (persona !== null) url.searchParams.set('as', persona);
  if (opening.mock !== undefined) url.searchParams.set('mock', opening.mock);
  await page.goto(`${url.pathname}${url.search}${url.hash}`);
}
