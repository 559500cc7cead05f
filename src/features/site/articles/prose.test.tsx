import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { Prose } from './prose.tsx';

it('an article renders links and bold words as elements, and keeps the text around them', () => {
  render(
    <Prose blocks={['**First**, open [Scholarships](/scholarship) or [write](mailto:a@b.example).']} />,
    { wrapper: FakeRouter },
  );
  expect(screen.getByText(/^First/).closest('p')).toHaveTextContent('First, open Scholarships or write.');
  expect(screen.getByText('First').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Scholarships' })).toHaveAttribute('href', '/scholarship');
  expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@b.example');
});

it('an article renders brackets and asterisks as plain text if they aren’t markup', () => {
  render(<Prose blocks={['2 * 3 [sic] (so)', { quote: '**not marked**' }]} />, { wrapper: FakeRouter });
  expect(screen.getByText('2 * 3 [sic] (so)')).toBeVisible();
  expect(screen.getByText('**not marked**')).toBeVisible();
});

it('a collapsed section of an article opens when the user clicks its title', async () => {
  render(<Prose blocks={[{ folds: [{ title: 'Drafts', body: ['Stored as `draft.one`.'] }] }]} />, {
    wrapper: FakeRouter,
  });
  const name = screen.getByText('draft.one');
  expect(name.tagName).toBe('CODE');
  expect(name).not.toBeVisible();
  await userEvent.click(screen.getByText('Drafts'));
  expect(name).toBeVisible();
});

it('an article renders lists, steps and a table with column headers', () => {
  render(
    <Prose
      blocks={[
        { list: ['One', 'Two'] },
        { steps: ['Three'] },
        { head: ['Status', 'Meaning'], rows: [['In review', 'No decision yet']] },
      ]}
    />,
    { wrapper: FakeRouter },
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two', 'Three']);
  expect(screen.getByRole('columnheader', { name: 'Meaning' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'No decision yet' })).toBeVisible();
});
