import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#shared/ui/layout/page.tsx';
import { BusyNote } from './busy-note.tsx';

const nothing = () => {};
const meta = {
  title: 'Forms/Busy server',
  component: BusyNote,
  tags: ['autodocs', 'stable'],
  args: { wait: { ms: 20_000, reasons: ['Come back later.'], goOn: nothing, stop: nothing } },
  decorators: [(Story) => <Page width="narrow">{Story()}</Page>],
} satisfies Meta<typeof BusyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seconds: Story = {};
export const LongPause: Story = {
  args: { wait: { ms: 3_600_000, reasons: ['Come back later.'], goOn: nothing, stop: nothing } },
};
export const WithoutAConnection: Story = {
  args: {
    wait: {
      ms: null,
      reasons: ['Network error. Please check your internet connection and try again.'],
      goOn: nothing,
      stop: nothing,
    },
  },
};
