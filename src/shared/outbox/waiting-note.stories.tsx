import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../ui/page.tsx';
import { newEntry, nextEntry, type OutboxEntry, type OutboxEvent } from './outbox-rules.ts';
import { WaitingNote } from './waiting-note.tsx';

const NOW = Date.UTC(2026, 10, 22, 6);
const HOUR = 3_600_000;

function entry(deadline: number | null, ...events: readonly OutboxEvent[]): OutboxEntry {
  const fresh = newEntry(
    {
      kind: 'application',
      subject: 'one',
      title: 'Application: Girls in STEM Scholarship',
      payload: {},
      deadline,
      isDoubtful: false,
    },
    'id',
    NOW,
  );
  return events.reduce((before, event) => nextEntry(before, event, NOW), fresh);
}

const nothing = () => {};
const isOut = async () => true;
const meta = {
  title: 'Forms/Waiting',
  component: WaitingNote,
  args: {
    entry: entry(null),
    now: NOW,
    isOnline: false,
    onEdit: isOut,
    onWithdraw: isOut,
    onSendNow: nothing,
    onAgain: nothing,
  },
  decorators: [(Story) => <Page width="narrow">{Story()}</Page>],
} satisfies Meta<typeof WaitingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const leaves = { type: 'send' } as const;
export const Saved: Story = {};
export const DeadlineToday: Story = { args: { entry: entry(NOW + HOUR) } };
export const DeadlinePassed: Story = { args: { entry: entry(NOW - HOUR), isOnline: true } };
export const InThisTabAlone: Story = { args: { isInTab: true } };
export const BeingSent: Story = { args: { entry: entry(null, leaves), isOnline: true } };
export const AnswerLost: Story = {
  args: { entry: entry(null, leaves), now: NOW + 60_000, isOnline: true },
};
export const ServerBusy: Story = {
  args: { entry: entry(null, leaves, { type: 'put-off', until: NOW + HOUR }), isOnline: true },
};
export const SessionOver: Story = {
  args: {
    entry: entry(null, leaves, { type: 'not-arrived', said: 'Please log in to submit an application.' }),
    isOnline: true,
    signIn: { to: '/auth/login', search: { redirect: '/scholarship' } },
  },
};
export const Arrived: Story = { args: { entry: entry(null, leaves, { type: 'arrived' }), isOnline: true } };
export const ArrivedInPart: Story = {
  args: {
    entry: {
      ...entry(null, leaves, {
        type: 'arrived',
        said: 'Your profile is saved, except for this: Date of birth was not changed: the server did not accept it.',
      }),
      kind: 'student-profile',
      title: 'Student profile',
    },
    isOnline: true,
  },
};
export const ArrivedTooLate: Story = {
  args: { entry: entry(NOW - HOUR, leaves, { type: 'arrived' }), isOnline: true },
};
export const Refused: Story = {
  args: {
    entry: entry(null, leaves, {
      type: 'refused',
      said: 'You have already applied for this scholarship.',
    }),
    isOnline: true,
  },
};
export const Unclear: Story = { args: { entry: entry(null, leaves, { type: 'unclear' }), isOnline: true } };
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
  },
};
export const OnItsWay: Story = {
  args: { onWithdraw: async () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw and delete' }));
    await canvas.findByRole('alert');
  },
};
