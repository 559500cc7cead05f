import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { DraftedForm } from './drafted-form.tsx';
import { FormProblems } from './form-problems.tsx';
import { useSubmission } from './use-submission.ts';

interface Situation {
  readonly submit: string;
  readonly restoredAt: number | null;
  /** The server's message. Empty if the server accepts the form. */
  readonly refusal: string;
}

/** A form with one field. Its draft is not stored. */
function Situated({ submit, restoredAt, refusal }: Situation) {
  const form = useForm({ defaultValues: { title: '' } });
  const submission = useSubmission(form, {
    labels: { title: 'Title' },
    limits: { title: 40 },
    draft: { status: 'saved', flush: () => {}, forget: () => {} },
    save: async () => {
      if (refusal) throw new Error(refusal);
    },
    failureOf: () => ({ text: refusal }),
  });
  return (
    <DraftedForm
      submission={submission}
      nextStep={() => <p>You can send it again.</p>}
      submit={submit}
      restoredAt={restoredAt}
    >
      <TextInput id="title" label="Title" readOnly={submission.isLocked} {...form.register('title')} />
    </DraftedForm>
  );
}

const meta = {
  title: 'Forms/Form with a draft',
  component: Situated,
  subcomponents: { DraftedForm, FormProblems } as never,
  tags: ['autodocs', 'stable'],
  args: { submit: 'Create Fundraiser', restoredAt: null, refusal: '' },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const DraftRestored: Story = { args: { restoredAt: Date.UTC(2026, 10, 20, 6) } };
export const Refused: Story = {
  args: { refusal: 'The server did not answer.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Fundraiser' }));
    await canvas.findByText('The server did not answer.');
  },
};
