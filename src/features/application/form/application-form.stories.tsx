import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, userEvent } from 'storybook/test';
import type { ErrorId } from '#contract/error-catalogue.ts';
import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { UnconfirmedError } from '#shared/api/create-once.ts';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { applicationDraftStorage } from '../application-draft.ts';
import type { Answers } from './answers.ts';
import { ApplicationForm } from './application-form.tsx';
import { submissionFailureOf } from './submission-failure.ts';

const typical: Answers = {
  whyNeed:
    'My father drives an auto in Raichur and my mother stitches blouses at home. My school fees were paid by a teacher until class 12; the engineering college I was admitted to asks for three times what we earn in a month.',
  whyFit:
    'I came first in my district in mathematics, and on Sundays I teach eight children of our street. I want to build pumps that a village can mend by itself.',
  otherScholarships: true,
};

interface Scene {
  readonly answers: Partial<Answers>;
  /** How the sending ends. */
  readonly outcome: 'sent' | 'never' | Error;
  /** Whether the story presses the button. */
  readonly sends: boolean;
  readonly device: 'open' | 'full';
  readonly deadlinePassed: boolean;
}

function FormScene({ answers, outcome, device, deadlinePassed }: Scene) {
  const [session, local] = [memoryArea(device), memoryArea(device)];
  const storage = applicationDraftStorage({
    userId: 'user_1',
    scholarshipId: 'sch_1',
    session: () => session,
    local: () => local,
  });
  storage.save(answers);
  return (
    <div style={{ maxWidth: '46rem' }}>
      <ApplicationForm
        storage={storage}
        actions={{
          apply: () => {
            if (outcome instanceof Error) return Promise.reject(outcome);
            return outcome === 'never' ? new Promise(() => {}) : Promise.resolve();
          },
          onDone: () => {},
          onBack: () => {},
        }}
        deadlinePassed={deadlinePassed}
        signIn={{ to: '/auth/login', search: { redirect: '/scholarship' } }}
      />
    </div>
  );
}

const meta = {
  title: 'Application/Form',
  component: FormScene,
  parameters: {
    route: ['/scholarship/$id/application-form', '/scholarship-application-form'],
    requirements: ['APP-01', 'APP-02', 'APP-03', 'APP-04', 'APP-05', 'APP-06', 'APP-07'],
  },
  args: { answers: typical, outcome: 'sent', sends: false, device: 'open', deadlinePassed: false },
  play: async ({ args, canvas }) => {
    if (args.sends) await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
  },
} satisfies Meta<typeof FormScene>;
export default meta;
type Story = StoryObj<typeof meta>;

function refusedWith(id: ErrorId, error: Error): Story {
  const words = submissionFailureOf(error);
  return {
    parameters: { shows: [id] },
    args: { sends: true, outcome: error },
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
      await expect(await canvas.findByText(words.text)).toBeVisible();
    },
  };
}

/** The first answer that produces an error. */
function refusedAs(id: ErrorId): Story {
  const trigger = errorEntry(id).triggers.find(({ kind }) => kind === 'answer');
  if (trigger?.kind !== 'answer') throw new RangeError(`${id} is not brought about by an answer`);
  return refusedWith(id, refusedCall('applications.create', trigger.status, trigger.body));
}

export const Empty: Story = { args: { answers: {} } };
export const Typical: Story = {};
export const NearTheLimit: Story = {
  args: { answers: { whyNeed: typical.whyNeed.repeat(12).slice(0, 2251), whyFit: 'a'.repeat(2500) } },
};
export const TooShort: Story = {
  parameters: { shows: ['application-fit-short'] },
  args: { sends: true, answers: { ...typical, whyFit: 'I came first.' } },
};
export const NothingWritten: Story = {
  parameters: { shows: ['application-need-short', 'application-fit-short'] },
  args: { sends: true, answers: {} },
};
export const Sending: Story = { args: { sends: true, outcome: 'never' } };
/** Sent without a connection. */
export const WaitingForAConnection: Story = {
  args: { sends: true },
  parameters: { requirements: ['OUT-07'] },
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
};
/** The server is busy: the reason, and a countdown. */
export const ServerBusy: Story = {
  args: { sends: true, outcome: refusedCall('applications.create', 503, { message: 'Come back later.' }) },
  parameters: { shows: ['application-other'], requirements: ['OUT-05'] },
};
export const Sent: Story = { args: { sends: true } };
export const NotSavedOnThisDevice: Story = {
  args: { answers: {}, device: 'full' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Why do you need this scholarship?'), 'My father');
    await userEvent.tab();
    await expect(await canvas.findByText(/cannot keep your draft/)).toBeVisible();
  },
};
export const AlreadyApplied: Story = refusedAs('application-409');
export const FieldsRefused: Story = refusedAs('application-400');
export const Refused: Story = refusedAs('application-400-plain');
/** Changing the answers would not help. */
export const RefusedAfterTheDeadline: Story = {
  ...Refused,
  args: { ...Refused.args, deadlinePassed: true },
};
export const SessionOver: Story = refusedAs('application-401');
export const NotAllowed: Story = refusedAs('application-403');
export const ScholarshipGone: Story = refusedAs('application-404');
export const ServersOwnWords: Story = refusedAs('application-other');
export const ServerFault: Story = refusedAs('application-other-plain');
export const NoNetwork: Story = refusedWith(
  'application-network',
  new UnconfirmedError(new ApiError('applications.create', { kind: 'network' }), 'unknown'),
);
export const NoAnswerNotDelivered: Story = refusedWith(
  'application-unexpected',
  unconfirmedCall('applications.create', 'not-delivered'),
);
export const NoAnswerUnknown: Story = refusedWith(
  'application-unexpected',
  unconfirmedCall('applications.create', 'unknown'),
);
