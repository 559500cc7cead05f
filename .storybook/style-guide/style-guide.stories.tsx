import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { errorIds } from '#contract/error-catalogue.ts';
import { Catalogue } from './catalogue.tsx';
import { Requirements as RequirementsPage } from './requirements-page.tsx';

const meta = {
  title: 'Guide/Requirements and errors',
  tags: ['untranslated'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requirements: Story = {
  render: () => <RequirementsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'SCH-06' })).toHaveTextContent('Where');
  },
};
export const ErrorCatalogue: Story = {
  render: () => <Catalogue />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(errorIds.length);
    await expect(canvas.getByText('You have already applied for this scholarship.')).toBeVisible();
    const find = canvas.getByRole('searchbox', { name: 'Find an entry' });
    await userEvent.type(find, 'SCH-12');
    await expect(canvas.getAllByRole('article')).toHaveLength(
      canvas
        .getAllByText('Requirements')
        .filter((term) => term.nextElementSibling?.textContent?.includes('SCH-12')).length,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of');
    await userEvent.clear(find);
  },
};
