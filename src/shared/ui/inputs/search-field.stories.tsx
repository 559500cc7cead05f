import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Parts/Search field',
  component: SearchField,
  tags: ['autodocs', 'stable'],
  args: { label: 'Search scholarships', value: '', onChange: () => {} },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithWords: Story = { args: { value: 'engineering' } };
