import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contents } from './contents.tsx';

const meta = {
  title: 'Parts/Contents',
  component: Contents,
  tags: ['autodocs', 'stable'],
  args: {
    sections: [
      { id: 'you', title: 'You' },
      { id: 'contact', title: 'How to reach you' },
      { id: 'documents', title: 'Documents' },
    ],
  },
  render: (args) => (
    <div className="with-aside">
      <Contents {...args} />
      <div className="stack">
        {args.sections.map(({ id, title }) => (
          <h2 key={id} id={id}>
            {title}
          </h2>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof Contents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideText: Story = {};
export const OnlyOnWideScreens: Story = { args: { isWideOnly: true } };
