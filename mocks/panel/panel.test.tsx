import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { createMemoryStore } from '../store/text-stores.ts';
import { createTestMock } from '../testing/create-test-mock.ts';
import { createTestPanel } from '../testing/create-test-panel.ts';
import { PANEL_MARK } from './page-text.ts';
import { Panel } from './panel.tsx';

/** Renders the closed panel next to a page. `opened` is the state that the page's link opens. */
async function renderPanel(opened: string | null = null) {
  const model = createTestPanel(await createTestMock({ seed: 'small' }), { opened });
  render(
    <AppTheme>
      <label>
        Newsletter <input />
      </label>
      <main />
      <div {...{ [PANEL_MARK]: '' }}>
        <Panel model={model} store={createMemoryStore()} />
      </div>
    </AppTheme>,
    { container: document.body },
  );
}

const opener = () => screen.getByRole('button', { name: 'Mock' });
const panel = () => screen.getByRole('complementary', { name: 'Mock panel' });
const pressShortcut = () => userEvent.keyboard('{Control>}{Shift>}[KeyM]{/Shift}{/Control}');

/** Fails if axe finds a violation of WCAG 2.2 A or AA in the panel. */
async function expectNoAxeViolations() {
  const { violations } = await axe.run(panel(), {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

const tabs = ['States', 'Person', 'Network', 'Clock', 'Seed data', 'Records', 'Traffic'];

it('the mock panel opens from its button with Enter, and returns the focus to the button when it closes', async () => {
  await renderPanel();
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(within(panel()).getByRole('searchbox', { name: /^Search by title/ })).toHaveFocus();
  await pressShortcut();
  expect(screen.queryByRole('complementary', { name: 'Mock panel' })).toBeNull();
  expect(opener()).toHaveFocus();
});

it('the mock panel opens and closes with its shortcut, and switches tabs with an arrow key', async () => {
  await renderPanel();
  const before = screen.getByRole('textbox', { name: 'Newsletter' });
  before.focus();
  await pressShortcut();
  expect(within(panel()).getByRole('searchbox', { name: /^Search by title/ })).toHaveFocus();
  screen.getByRole('tab', { name: 'States' }).focus();
  for (const name of tabs) {
    const tab = screen.getByRole('tab', { name });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
  }
  expect(screen.getByRole('tab', { name: 'States' })).toHaveFocus();
  await pressShortcut();
  expect(screen.queryByRole('complementary', { name: 'Mock panel' })).toBeNull();
  expect(before).toHaveFocus();
});

it('the mock panel has no axe violations while it lists search results', async () => {
  await renderPanel();
  await userEvent.click(opener());
  // The search field has the focus.
  await userEvent.paste('already applied');
  expect(screen.getByText(/^[1-9]\d* found$/)).toBeVisible();
  await expectNoAxeViolations();
});

it.each(tabs.slice(1))('the mock panel has no axe violations while its tab ‘%s’ is open', async (name) => {
  await renderPanel();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('tab', { name }));
  await expectNoAxeViolations();
});

it('the mock panel reports an expected text that was on the page earlier but has disappeared', async () => {
  await renderPanel('scholarship-list-loading');
  await userEvent.click(opener());
  const current = within(screen.getByRole('region', { name: 'Current state' }));
  const proof = current.getByText('Loading scholarships').closest('p');
  const says = (text: string) => waitFor(() => expect(proof).toHaveTextContent(text));
  await says('○ Not on the page now: Loading scholarships');
  const main = screen.getByRole('main');
  main.textContent = 'Loading scholarships';
  await says('✓ On the page: Loading scholarships');
  main.textContent = '';
  await says('✓ Was on the page earlier: Loading scholarships');
});
