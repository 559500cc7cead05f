import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormColumns, FormSection } from './form-layout.tsx';

const meta = {
  title: 'Forms/Layout',
  component: FormSection,
  subcomponents: { FormColumns },
  tags: ['autodocs', 'stable'],
  args: {
    id: 'reach',
    title: 'How to reach you',
    lead: 'The organization writes to you here.',
    children: <strong>₹4,50,000</strong>,
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const BesideSomething: Story = {
  render: (args) => (
    <FormColumns aside={<p>The preview</p>}>
      <FormSection {...args} />
    </FormColumns>
  ),
};
