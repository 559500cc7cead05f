import type { Meta, StoryObj } from '@storybook/react-vite';
import { readiness } from '#features/scholarship/index.ts';
import { OwnDocuments } from './own-documents.tsx';

const url = 'https://files.example/user_1/document.pdf';
const complete = { tenthResult: url, twelfthResult: url, incomeCert: url, domicileCert: url };
const required = {
  eligibility: [],
  income: null,
  documents: ['12th Marksheet', 'Admission Letter', 'Domicile Certificate', 'Income Certificate'],
};

const meta = {
  title: 'Application/Own documents',
  component: OwnDocuments,
  parameters: { route: '/scholarship/$id/application-form', requirements: ['READY-01'] },
  args: {
    documents: readiness(required, complete).documents,
    continueWith: { id: 'sch_1', title: 'Girls in STEM Fellowship' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '21rem' }}>
        <h2>The scholarship</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const SomeMissing: Story = {
  args: { documents: readiness(required, { ...complete, twelfthResult: null, incomeCert: null }).documents },
};
export const NoneYet: Story = { args: { documents: readiness(required, {}).documents } };
export const Loading: Story = { args: { documents: undefined } };
