import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Closing, Section, Steps } from './section.tsx';

const meta = {
  title: 'Parts/Section',
  component: Section,
  subcomponents: { Closing, Steps },
  tags: ['autodocs', 'stable'],
  args: {
    id: 'how',
    title: 'How it works',
    children: (
      <Steps
        steps={[
          ['Find', 'Choose a scholarship.'],
          ['Apply', 'Answer two questions.'],
        ]}
      />
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSteps: Story = {};
export const WithANote: Story = { args: { note: 'Sample names' } };
export const End: Story = {
  render: ({ id }) => (
    <Closing id={id} title="Ready?" text="It takes an evening.">
      <Button variant="next">Find a scholarship</Button>
    </Closing>
  ),
};
