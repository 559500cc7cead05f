import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureList } from './feature-list.tsx';
import { Vignette } from './vignette.tsx';

const meta = {
  title: 'Parts/Features',
  component: FeatureList,
  tags: ['autodocs', 'stable'],
  args: {
    features: [
      { id: 'find', title: 'Find', text: 'Every scholarship in one list.' },
      { id: 'apply', title: 'Apply', text: 'Two answers and your profile.' },
    ],
    drawing: () => (
      <Vignette>
        <path d="M24 36l8 8 16-16" />
      </Vignette>
    ),
  },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
