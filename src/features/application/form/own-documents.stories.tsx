import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProfile } from '#features/scholarship/profile-samples.fixture.ts';
import { ownDocuments } from '#features/scholarship/readiness.ts';
import { OwnDocuments } from './own-documents.tsx';

const meta = {
  title: 'Application/Own documents',
  component: OwnDocuments,
  parameters: { route: '/scholarship/$id/application-form', requirements: ['APP-03'] },
  args: {
    documents: ownDocuments(sampleProfile),
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
  args: { documents: ownDocuments({ ...sampleProfile, twelfthResult: null, incomeCert: null }) },
};
export const NoneYet: Story = { args: { documents: ownDocuments(null) } };
export const Loading: Story = { args: { documents: undefined } };
