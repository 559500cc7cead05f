import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSkeleton } from './form-skeleton.tsx';

const meta = {
  title: 'Forms/Form skeleton',
  component: FormSkeleton,
  tags: ['autodocs', 'stable'],
  args: { aside: '26rem', fields: ['6rem', '13rem', '6rem'] },
} satisfies Meta<typeof FormSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
