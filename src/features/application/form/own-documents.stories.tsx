import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownDocuments } from '../readiness.ts';
import { OwnDocuments } from './own-documents.tsx';

const url = (name: string) => `https://files.example/user_1/${name}.pdf`;

const meta = {
  title: 'Application/Own documents',
  component: OwnDocuments,
  parameters: { route: '/scholarship/$id/application-form', requirements: ['APP-03'] },
  args: {
    documents: ownDocuments({
      tenthResult: url('tenthResult'),
      twelfthResult: url('twelfthResult'),
      incomeCert: url('incomeCert'),
      domicileCert: url('domicileCert'),
    }),
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
  args: { documents: ownDocuments({ tenthResult: url('tenthResult'), domicileCert: url('domicileCert') }) },
};
export const NoneYet: Story = { args: { documents: ownDocuments(null) } };
export const Loading: Story = { args: { documents: undefined } };
