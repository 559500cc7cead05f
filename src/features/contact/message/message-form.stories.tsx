import type { Meta, StoryObj } from '@storybook/react-vite';
import { changesOf } from '#shared/draft/changes.ts';
import { createFakeEmail } from '#shared/email/fake-email.ts';
import { EmailError, type EmailFailure, type EmailMessage } from '#shared/ports/email.ts';
import { memoryAreas } from '#shared/store/memory-area.ts';
import { Page } from '#shared/ui/page.tsx';
import { messageDraftStorage } from './message-draft.ts';
import { NO_MESSAGE } from './message-fields.ts';
import { MessageForm, type Writer } from './message-form.tsx';
import { sendMessage } from './send-message-mutation.ts';

const asha: Writer = { id: 'user_1', name: 'Asha Sharma', email: 'asha@students.example' };
const complete: EmailMessage = {
  name: 'Asha Sharma',
  email: 'asha@students.example',
  subject: 'My application',
  message: 'Has it arrived?\n\nIt was for the Girls in STEM Scholarship.',
};

interface Situation {
  readonly writer: Writer | null;
  /** What was typed at an earlier visit. */
  readonly typed: EmailMessage;
  /** How the service meets a message; 'held' leaves it on its way. */
  readonly fate: 'held' | EmailFailure;
}

function Situated({ writer, typed, fate }: Situation) {
  const storage = messageDraftStorage({
    owner: () => writer?.id ?? null,
    ...memoryAreas(),
    now: () => Date.UTC(2026, 10, 21, 6),
  });
  storage.save(changesOf(NO_MESSAGE, typed));
  const email =
    fate === 'held' ? createFakeEmail({ hold: true }) : { send: () => Promise.reject(new EmailError(fate)) };
  return (
    <Page width="narrow">
      <MessageForm
        writer={writer}
        storage={storage}
        actions={{
          send: (message) => sendMessage(email, message),
          onSent: () => {},
          onFailed: () => {},
          onDiscard: () => {},
        }}
      />
    </Page>
  );
}

const meta = {
  title: 'Contact/Form',
  component: Situated,
  parameters: { route: '/contact' },
  args: { writer: null, typed: NO_MESSAGE, fate: 'held' },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};
const failed = (fate: Situation['fate']): Story => ({
  parameters: {
    shows: [
      typeof fate === 'object' && fate.kind === 'configuration'
        ? 'contact-send-unconfigured'
        : 'contact-send-failed',
    ],
  },
  args: { typed: complete, fate },
  play: press,
});

export const Empty: Story = {};
export const SignedIn: Story = { args: { writer: asha } };
export const DraftRestored: Story = { args: { typed: complete } };
export const LongWords: Story = {
  args: { typed: { ...complete, subject: 'Scholarship'.repeat(20), message: 'உதவித்தொகை '.repeat(80) } },
};
export const FieldsMissing: Story = { play: press };
export const WrongAddress: Story = { args: { typed: { ...complete, email: 'asha@students' } }, play: press };
export const Sending: Story = { args: { typed: complete }, play: press };
export const Refused = failed({ kind: 'refused', status: 412, text: 'Reconnect your account' });
export const TooLong = failed({ kind: 'refused', status: 413, text: 'Too large' });
export const TooMany = failed({ kind: 'refused', status: 429, text: 'Too many requests' });
export const OutOfOrder = failed({ kind: 'refused', status: 503, text: '' });
export const LineBroken = failed({ kind: 'network' });
export const NoAnswer = failed({ kind: 'timeout' });
export const NotSetUp = failed({ kind: 'configuration', variable: 'VITE_EMAILJS_PUBLIC_KEY' });
