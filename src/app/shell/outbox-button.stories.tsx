import type { Meta, StoryObj } from '@storybook/react-vite';
import { newEntry, nextEntry } from '#shared/outbox/outbox-rules.ts';
import { OutboxButton } from './outbox-button.tsx';

const NOW = Date.UTC(2026, 10, 22, 6);
const message = newEntry(
  {
    kind: 'message',
    subject: '',
    title: 'Message: My application',
    payload: {},
    deadline: null,
    isDoubtful: false,
  },
  'message',
  NOW,
);
const application = newEntry(
  {
    kind: 'application',
    subject: 'sch-girls-in-stem',
    title: 'Application: Girls in STEM Scholarship',
    payload: {},
    deadline: NOW + 3_600_000,
    isDoubtful: false,
  },
  'application',
  NOW,
);
const profile = nextEntry(
  { ...message, id: 'profile', kind: 'student-profile', title: 'Student profile' },
  { type: 'send' },
  NOW,
);

const meta = {
  title: 'Frame/Outbox',
  component: OutboxButton,
  args: {
    entries: [
      application,
      nextEntry(profile, { type: 'refused', said: 'Failed to save profile' }, NOW),
      message,
    ],
    now: NOW,
    isOnline: true,
    outbox: { withdraw: async () => true, sendNow: () => {}, again: () => {} },
  },
} satisfies Meta<typeof OutboxButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Outbox: 3' }));
  },
};
export const OnItsWay: Story = {
  args: { entries: [message], outbox: { withdraw: async () => false, sendNow: () => {}, again: () => {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Outbox: 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw and delete' }));
    await canvas.findByRole('alert');
  },
};
