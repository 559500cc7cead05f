import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, AppLink, ExternalLink } from './app-link.tsx';

const meta = {
  title: 'Parts/Link',
  component: Anchor,
  subcomponents: { AppLink, ExternalLink },
  tags: ['autodocs', 'stable'],
  args: { href: '#', children: 'All campaigns' },
} satisfies Meta<typeof Anchor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const CurrentPage: Story = { args: { isCurrent: true } };
export const OtherSite: Story = {
  render: () => <ExternalLink href="https://vidya.example">vidya.example</ExternalLink>,
};
