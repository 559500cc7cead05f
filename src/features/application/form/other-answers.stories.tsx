import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#shared/ui/layout/page.tsx';
import { OtherAnswers } from './other-answers.tsx';

const meta = {
  title: 'Application/Other answers',
  component: OtherAnswers,
  parameters: { route: '/scholarship/$id/application-form', requirements: ['MINE-02'] },
  decorators: [(Story) => <Page width="narrow">{Story()}</Page>],
} satisfies Meta<typeof OtherAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  args: { answers: { whyNeed: 'My father drives an auto.', whyFit: 'I teach younger children.' } },
};
export const One: Story = { args: { answers: { whyNeed: 'A few words' } } };
